/** The page of goods that were found by words. */
export const text = {
  title: 'Search for goods',
  titleOf: (words: string) => `“${words}”`,
  box: 'What are you looking for?',
  button: 'Search',
  searchedAs: 'Searched as',
  ofWords: (words: string) => `, our words for “${words}”`,
  first: {
    title: 'Name the goods you are looking for',
    text: 'In English or Chinese. A link or a text from an app goes into the box at the top.',
  },
  refused: {
    nothing_to_search: {
      title: 'There is no word to search for here',
      text: 'Type at least two letters, or one Chinese character. Signs and emoji name no goods.',
    },
    words_too_long: {
      title: 'These words are too long to search for',
      text: 'Keep the words that name the goods: up to 200 characters.',
    },
  },
  none: {
    title: 'Nothing found',
    text: 'Try fewer or more usual words, or paste the link of what you found elsewhere.',
    filtered: 'Nothing is left within these filters.',
    clear: 'Remove the filters',
    waiting: 'Nothing yet; one source is still searching.',
  },
  sources: {
    label: 'Where we looked',
    names: { memory: 'Known here', demo_mall: 'Demo mall', '1688_open': '1688' },
    slow: (name: string) => `${name}: still searching`,
    failed: (name: string) => `${name}: no answer.`,
    used_up: (name: string) => `${name}: no more searches for now`,
    not_open: (name: string) => `${name}: not open here; paste a link instead`,
    again: 'Try again',
  },
  sort: {
    label: 'Order',
    best: 'Best match',
    cheapest: 'Lowest price',
    dearest: 'Highest price',
  },
  filters: {
    title: 'Filter',
    price: 'Price of the item, in yuan',
    from: 'From',
    to: 'To',
    marketplace: 'Marketplace',
    all: 'All marketplaces',
    weighed: 'Weighed here',
    apply: 'Apply',
  },
  card: {
    from: (price: string) => `from ${price}`,
    noPrice: 'Price on its page',
    freight: (price: string) => `+ ${price} delivery within China`,
    free: 'Free delivery within China',
    minimum: (count: number) => `from ${count} pieces`,
    weighed: (count: number, problems: number) =>
      `${count} weighed, ${problems === 0 ? 'no problems' : `${problems} ${problems === 1 ? 'problem' : 'problems'}`}`,
    never: 'Not weighed here yet',
    soldOut: 'Sold out',
    ad: 'Advertisement',
  },
  door: 'Freight abroad and tax depend on your country; the page of each item says what it costs to your door.',
  stale: 'Searching…',
}

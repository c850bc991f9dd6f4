/** The list of orders. */
export const text = {
  list: {
    title: 'My orders',
    need: (count: number) => {
      const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']
      // Short enough to stand beside a button on a telephone, like the title that it replaces.
      return `${words[count] ?? count} ${count === 1 ? 'order needs' : 'orders need'} you`
    },
    needsYou: 'Needs your attention',
    searchOrDates: 'Search or filter by date',
    freeUntil: (day: string) => `free until ${day}`,
    groups: {
      names: {
        unpaid: 'Not paid',
        coming: 'On the way to us',
        shelf: 'Ready on the shelf',
        held: 'In the warehouse',
        packed: 'In a package',
        shipped: 'Shipped',
        received: 'Received',
        ended: 'Cancelled or refunded',
      },
      nothingToDo: 'nothing to do',
      pack: 'Pack them',
      count: (count: number) => `${count} ${count === 1 ? 'order' : 'orders'}`,
    },
    tabs: 'Orders by status',
    all: 'All',
    search: 'Order number or product',
    searchButton: 'Search',
    from: 'From',
    to: 'To',
    clear: 'Clear filters',
    filters: 'Search orders',
    empty: {
      all: 'No orders yet',
      allText: 'Paste a product link to place your first one.',
      status: (status: string) => `No orders: ${status}`,
      filtered: 'No orders match your search',
      filteredText: 'Try fewer words or other dates.',
    },
    more: (count: number) => `and ${count} more`,
    payAll: (count: number) => `Pay all ${count}`,
    cancel: 'Cancel order',
    toHome: 'Start shopping',
  },
}

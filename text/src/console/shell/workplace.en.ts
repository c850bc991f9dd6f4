/** The warehouse in which a member of staff works. */
export const text = {
  label: 'Your warehouse',
  choose: 'Which warehouse do you work in?',
  all: 'All warehouses',
}

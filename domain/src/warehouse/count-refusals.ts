/** Refusals of counting shelves, of what a count found, and of the bins of a cart. */
export const countRefusals = {
  shelf_being_counted: 'transition_not_allowed',
  count_closed: 'transition_not_allowed',
  goods_have_left: 'transition_not_allowed',
  found_label_used: 'transition_not_allowed',
  count_runs: 'transition_not_allowed',
  bin_taken: 'transition_not_allowed',
  count_too_old: 'transition_not_allowed',
  difference_decided: 'transition_not_allowed',
} as const

/** Refusals of stopped goods, of shelves and their counts with what they found, and of the bins of a cart. */
export const countRefusals = {
  being_looked_for: 'transition_not_allowed',
  goods_on_hold: 'transition_not_allowed',
  shelf_being_counted: 'transition_not_allowed',
  count_closed: 'transition_not_allowed',
  goods_have_left: 'transition_not_allowed',
  nothing_on_shelf: 'transition_not_allowed',
  found_label_used: 'transition_not_allowed',
  count_runs: 'transition_not_allowed',
  bin_taken: 'transition_not_allowed',
  count_too_old: 'transition_not_allowed',
  difference_decided: 'transition_not_allowed',
} as const

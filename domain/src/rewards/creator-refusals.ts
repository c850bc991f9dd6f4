/** Refusals about creators: see `refusalCodes`. */
export const creatorRefusals = {
  creators_closed: 'feature_closed',
  creator_already: 'transition_not_allowed',
  creator_over: 'transition_not_allowed',
} as const

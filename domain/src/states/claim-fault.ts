/**
 * Whose fault the loss was: the carrier's, which only insurance covers, or ours, which is covered without
 * insurance.
 */
export const CLAIM_FAULTS = ['carrier', 'ours'] as const
export type ClaimFault = (typeof CLAIM_FAULTS)[number]

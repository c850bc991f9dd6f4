/** What is known about a parcel at the dock: who could be its owner, by its tracking number. */
type Claimants = {
  /** The owners of the goods that we bought and whose seller gave this number. */
  readonly boughtFor: readonly string[]
  /** The shoppers who announced the number or claim the parcel, and wait. */
  readonly claimedBy: readonly string[]
  /** Whether it was unclaimed before this scan: whoever announced it later could have read of it. */
  readonly wasUnclaimed: boolean
  /**
   * Whether its number is one of a series that a seller uses for us, while goods bought there still have no
   * number.
   */
  readonly maybeBought: boolean
}

/** Received as goods that we bought or as what a shopper announced; in doubt between several; or nobody's. */
export type Whose = 'bought' | 'announced' | 'in_doubt' | 'nobody'

/**
 * Whose a parcel is. A tracking number can be guessed, or read from somebody's screen, so an announcement is
 * enough only where nothing speaks against it. Our buyer's number comes from the seller, and still does not
 * outweigh another shopper: either may have mistyped it.
 */
export function whoseParcel({ boughtFor, claimedBy, wasUnclaimed, maybeBought }: Claimants): Whose {
  const claimants = new Set(claimedBy)
  if (boughtFor.length > 0)
    return [...claimants].every((shopper) => boughtFor.includes(shopper)) ? 'bought' : 'in_doubt'
  if (claimants.size === 0) return 'nobody'
  return claimants.size === 1 && !wasUnclaimed && !maybeBought ? 'announced' : 'in_doubt'
}

/**
 * After how many days a number may belong to another parcel. Couriers issue their numbers anew after six
 * months at the earliest.
 */
export const NUMBER_REUSED_AFTER_DAYS = 180

/** What arrived before this under a number says nothing about a parcel of today. */
export const numberReusedBefore = (now: Date): Date =>
  new Date(now.getTime() - NUMBER_REUSED_AFTER_DAYS * 86_400_000)

/**
 * Whether a number that was scanned before is on another parcel now: it is long ago, and nothing of that
 * parcel is here.
 */
export const isOtherParcel = (
  earlier: { readonly scannedAt: Date; readonly isHere: boolean },
  now: Date,
): boolean => !earlier.isHere && earlier.scannedAt < numberReusedBefore(now)

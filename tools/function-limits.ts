/*
 * How long a function may be, from its first line to its last, and those that are longer today.
 * `functions.test.ts` reads both.
 */

/** Lines of a function of the product, functions inside it included. */
export const FUNCTION_LINES = 70

/** Generated files, which are not read from top to bottom. */
export const GENERATED = /^server\/src\/platform\/database\/tables\.ts$/

/** Today's exceptions by `file#function`. The numbers may fall, never rise, and no line may be added. */
export const LONG_FUNCTIONS: Readonly<Record<string, number>> = {
  'server/src/demo/rewards-steps.ts#makeCoupons': 80,
  'server/src/demo/story.ts#tellStory': 112,
  'server/src/goods/page/read-markup.ts#readMarkup': 74,
  'server/src/orders/record-purchase.ts#recordPurchase': 71,
  'server/src/own-data/sql-read.ts#readEverythingOwn': 107,
  'server/src/parcels/combining/create-parcel.ts#createParcel': 79,
  'server/src/parcels/dividing/merge-parcels.ts#mergeParcels': 71,
  'server/src/parcels/reading/parcel-page.ts#toParcelPage': 74,
}

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
  'storefront/src/accounts/RegisterScreen.tsx#RegisterScreen': 72,
  'storefront/src/accounts/ResultScreen.tsx#VerifyResult': 71,
  'storefront/src/addresses/AddressBookScreen.tsx#AddressBookScreen': 82,
  'storefront/src/cart/RemarkEditor.tsx#RemarkEditor': 78,
  'storefront/src/cart/use-cart.ts#useCart': 85,
  'storefront/src/fulfilment/LeadForm.tsx#LeadForm': 80,
  'storefront/src/goods/WhatFields.tsx#WhatFields': 92,
  'storefront/src/goods/use-goods-form.ts#useGoodsForm': 75,
  'storefront/src/orders/PriceDialog.tsx#PriceDialog': 78,
  'storefront/src/parcels/ChangeLine.tsx#ChangeLine': 79,
  'storefront/src/parcels/ClaimForm.tsx#ClaimForm': 120,
  'storefront/src/parcels/CorrectAddress.tsx#CorrectAddress': 73,
  'storefront/src/parcels/EvidenceField.tsx#EvidenceField': 76,
  'storefront/src/profile/AvatarCard.tsx#AvatarCard': 78,
  'storefront/src/profile/CropSheet.tsx#CropSheet': 81,
  'storefront/src/profile/ProfileForm.tsx#ProfileForm': 87,
  'storefront/src/security/ModifyPasswordScreen.tsx#ModifyPasswordScreen': 73,
  'storefront/src/shared/address/AddressFields.tsx#AddressFields': 92,
  'storefront/src/warehouse/AddressSection.tsx#AddressSection': 93,
  'storefront/src/warehouse/ComparedPhotos.tsx#ComparedPhotos': 76,
  'storefront/src/warehouse/DeclaredRow.tsx#DeclaredRow': 84,
  'storefront/src/warehouse/ShelfTab.tsx#ShelfTab': 78,
  'storefront/src/warehouse/unclaimed/OwnershipClaimForm.tsx#OwnershipClaimForm': 111,
  'storefront/src/warehouse/use-confirm.ts#useConfirm': 89,
}

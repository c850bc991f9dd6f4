/** Files that import one another in a circle; `atRunTime` where the circle is more than types. */
export type KnownCycle = { files: readonly string[]; atRunTime?: true; why: string }

/** The circles that are left. The list may only shrink: one that is broken leaves it, and none may be added. */
export const CYCLES: readonly KnownCycle[] = [
  {
    files: ['console/src/configuration/ManyField.tsx', 'console/src/configuration/SettingField.tsx'],
    why: 'the parent exports what its parts need: it belongs into a leaf file',
  },
  {
    files: ['console/src/content/ContentScreen.tsx', 'console/src/content/columns.tsx'],
    why: 'the parent exports what its parts need: it belongs into a leaf file',
  },
  {
    files: [
      'console/src/desk/AdjustSheet.tsx',
      'console/src/desk/Notes.tsx',
      'console/src/desk/ShopperScreen.tsx',
    ],
    why: 'the parent exports what its parts need: it belongs into a leaf file',
  },
  {
    files: ['console/src/desk/Records.tsx', 'console/src/desk/record-words.ts'],
    why: 'the parent exports what its parts need: it belongs into a leaf file',
  },
  {
    files: [
      'console/src/dispatch/AddressProblem.tsx',
      'console/src/dispatch/ComeBack.tsx',
      'console/src/dispatch/CorrectAddress.tsx',
      'console/src/dispatch/CorrectNumber.tsx',
      'console/src/dispatch/EventForm.tsx',
      'console/src/dispatch/ParcelSheet.tsx',
      'console/src/dispatch/ShipmentCard.tsx',
    ],
    why: 'the parent exports what its parts need: it belongs into a leaf file',
  },
  {
    files: ['console/src/dispatch/NumbersPreview.tsx', 'console/src/dispatch/NumbersSheet.tsx'],
    why: 'the parent exports what its parts need: it belongs into a leaf file',
  },
  {
    files: [
      'console/src/packing/BoxScans.tsx',
      'console/src/packing/MergeSheet.tsx',
      'console/src/packing/PackForm.tsx',
      'console/src/packing/PackingPanel.tsx',
      'console/src/packing/PickList.tsx',
      'console/src/packing/PlanCard.tsx',
      'console/src/packing/Settlement.tsx',
      'console/src/packing/SplitSheet.tsx',
      'console/src/packing/use-box-scans.ts',
    ],
    why: 'the parent exports what its parts need: it belongs into a leaf file',
  },
  {
    files: [
      'console/src/receive/OwnershipClaims.tsx',
      'console/src/receive/Dispose.tsx',
      'console/src/receive/KeepCard.tsx',
      'console/src/receive/UnclaimedPanel.tsx',
    ],
    atRunTime: true,
    why: 'the parent exports what its parts need: it belongs into a leaf file',
  },
  {
    files: [
      'console/src/receive/InspectionForm.tsx',
      'console/src/receive/InspectionPanel.tsx',
      'console/src/receive/InspectionPictures.tsx',
      'console/src/receive/ProblemSheet.tsx',
      'console/src/receive/use-draft.ts',
    ],
    why: 'the parent exports what its parts need: it belongs into a leaf file',
  },
  {
    files: [
      'console/src/shipping/BanDialog.tsx',
      'console/src/shipping/CategoryForm.tsx',
      'console/src/shipping/Goods.tsx',
    ],
    atRunTime: true,
    why: 'the parent exports what its parts need: it belongs into a leaf file',
  },
  {
    files: ['console/src/shipping/LineForm.tsx', 'console/src/shipping/Lines.tsx'],
    why: 'the parent exports what its parts need: it belongs into a leaf file',
  },
  {
    files: ['console/src/shipping/WarehouseForm.tsx', 'console/src/shipping/Warehouses.tsx'],
    why: 'the parent exports what its parts need: it belongs into a leaf file',
  },
  {
    files: [
      'console/src/staff/MemberActions.tsx',
      'console/src/staff/MemberForm.tsx',
      'console/src/staff/MemberPanel.tsx',
    ],
    why: 'the parent exports what its parts need: it belongs into a leaf file',
  },
  {
    files: [
      'console/src/stock/ArriveForm.tsx',
      'console/src/stock/ExtendForm.tsx',
      'console/src/stock/SendForm.tsx',
      'console/src/stock/StockActions.tsx',
    ],
    atRunTime: true,
    why: 'the parent exports what its parts need: it belongs into a leaf file',
  },
  {
    files: ['console/src/stock/StoredFor.tsx', 'console/src/stock/columns.tsx'],
    why: 'the parent exports what its parts need: it belongs into a leaf file',
  },
  {
    files: ['domain/src/links/agents/agents.ts', 'domain/src/links/agents/market-words.ts'],
    why: 'the words of a market are checked against the agents that have one',
  },
  {
    files: ['server/src/platform/database/find-reader.ts', 'server/src/platform/session.ts'],
    why: 'who reads is a part of the session, and the session is asked for them',
  },
  {
    files: [
      'server/test/given-orders.ts',
      'server/test/given-parcels.ts',
      'server/test/given-stock.ts',
      'server/test/given-unclaimed.ts',
      'server/test/given.ts',
    ],
    why: 'builders call one another as the story of a shop goes back and forth',
  },
  {
    files: [
      'storefront/src/goods/SeveralLinks.tsx',
      'storefront/src/goods/proposal.ts',
      'storefront/src/goods/use-goods-form.ts',
    ],
    why: 'the parent exports what its parts need: it belongs into a leaf file',
  },
  {
    files: [
      'storefront/src/home/PriceTable.tsx',
      'storefront/src/home/Prices.tsx',
      'storefront/src/home/WorkedExample.tsx',
      'storefront/src/home/example-bills.ts',
    ],
    why: 'the parent exports what its parts need: it belongs into a leaf file',
  },
  {
    files: ['storefront/src/rewards/PlanCards.tsx', 'storefront/src/rewards/PlanTab.tsx'],
    atRunTime: true,
    why: 'the parent exports what its parts need: it belongs into a leaf file',
  },
  {
    files: [
      'storefront/src/warehouse/unclaimed/OwnershipClaimForm.tsx',
      'storefront/src/warehouse/unclaimed/UnclaimedTab.tsx',
    ],
    why: 'the parent exports what its parts need: it belongs into a leaf file',
  },
  {
    files: ['ui/src/gallery/Gallery.tsx', 'ui/src/gallery/Lightbox.tsx'],
    why: 'the parent exports what its parts need: it belongs into a leaf file',
  },
]

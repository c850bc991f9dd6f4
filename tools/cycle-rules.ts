/** Files that import one another in a circle, and why they may. */
export type KnownCycle = { files: readonly string[]; why: string }

/** Circles by types alone that are left; the list may only shrink. A circle at run time is never allowed. */
export const TYPE_CYCLES: readonly KnownCycle[] = [
  {
    files: ['console/src/audit/ActSheet.tsx', 'console/src/audit/AuditScreen.tsx'],
    why: 'the type of a reply is exported by the file that shows it',
  },
  {
    files: ['console/src/claims/ClaimDecision.tsx', 'console/src/claims/ClaimPanel.tsx'],
    why: 'the type of a reply is exported by the file that shows it',
  },
  {
    files: ['console/src/configuration/ManyField.tsx', 'console/src/configuration/SettingField.tsx'],
    why: 'the type of a reply is exported by the file that shows it',
  },
  {
    files: ['console/src/content/ContentScreen.tsx', 'console/src/content/columns.tsx'],
    why: 'the type of a reply is exported by the file that shows it',
  },
  {
    files: [
      'console/src/conversations/AnswerForm.tsx',
      'console/src/conversations/ConversationPanel.tsx',
      'console/src/conversations/HandOverDialog.tsx',
    ],
    why: 'the type of a reply is exported by the file that shows it',
  },
  {
    files: ['console/src/desk/AdjustmentPanel.tsx', 'console/src/desk/Adjustments.tsx'],
    why: 'the type of a reply is exported by the file that shows it',
  },
  {
    files: [
      'console/src/desk/AdjustSheet.tsx',
      'console/src/desk/Notes.tsx',
      'console/src/desk/ShopperScreen.tsx',
    ],
    why: 'the type of a reply is exported by the file that shows it',
  },
  {
    files: ['console/src/desk/Records.tsx', 'console/src/desk/record-words.ts'],
    why: 'the type of a reply is exported by the file that shows it',
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
    why: 'the type of a reply is exported by the file that shows it',
  },
  {
    files: ['console/src/dispatch/NumbersPreview.tsx', 'console/src/dispatch/NumbersSheet.tsx'],
    why: 'the type of a reply is exported by the file that shows it',
  },
  {
    files: [
      'console/src/finance/CreditForm.tsx',
      'console/src/finance/RemittancePanel.tsx',
      'console/src/finance/RemittancesScreen.tsx',
    ],
    why: 'the type of a reply is exported by the file that shows it',
  },
  {
    files: ['console/src/finance/ExchangeRateSheet.tsx', 'console/src/finance/ExchangeRatesScreen.tsx'],
    why: 'the type of a reply is exported by the file that shows it',
  },
  {
    files: ['console/src/finance/RechargePanel.tsx', 'console/src/finance/RechargesScreen.tsx'],
    why: 'the type of a reply is exported by the file that shows it',
  },
  {
    files: [
      'console/src/finance/WithdrawalPanel.tsx',
      'console/src/finance/WithdrawalsScreen.tsx',
      'console/src/finance/use-withdrawal-steps.ts',
    ],
    why: 'the type of a reply is exported by the file that shows it',
  },
  {
    files: ['console/src/jobs/WebhookSheet.tsx', 'console/src/jobs/Webhooks.tsx'],
    why: 'the type of a reply is exported by the file that shows it',
  },
  {
    files: [
      'console/src/leads/History.tsx',
      'console/src/leads/LeadPanel.tsx',
      'console/src/leads/MoveDialog.tsx',
    ],
    why: 'the type of a reply is exported by the file that shows it',
  },
  {
    files: [
      'console/src/lists/LayoutSheet.tsx',
      'console/src/lists/ListDesk.tsx',
      'console/src/lists/ViewSheet.tsx',
      'console/src/lists/ViewTabs.tsx',
    ],
    why: 'the type of a reply is exported by the file that shows it',
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
    why: 'the type of a reply is exported by the file that shows it',
  },
  {
    files: [
      'console/src/receive/Claims.tsx',
      'console/src/receive/Dispose.tsx',
      'console/src/receive/KeepCard.tsx',
      'console/src/receive/UnclaimedPanel.tsx',
    ],
    why: 'the type of a reply is exported by the file that shows it',
  },
  {
    files: [
      'console/src/receive/InspectionForm.tsx',
      'console/src/receive/InspectionPanel.tsx',
      'console/src/receive/InspectionPictures.tsx',
      'console/src/receive/ProblemSheet.tsx',
      'console/src/receive/use-draft.ts',
    ],
    why: 'the type of a reply is exported by the file that shows it',
  },
  {
    files: ['console/src/refunds/RefundPanel.tsx', 'console/src/refunds/RefundsScreen.tsx'],
    why: 'the type of a reply is exported by the file that shows it',
  },
  {
    files: ['console/src/review/PackageReview.tsx', 'console/src/review/PackageReviewsScreen.tsx'],
    why: 'the type of a reply is exported by the file that shows it',
  },
  {
    files: [
      'console/src/shipping/BanDialog.tsx',
      'console/src/shipping/CategoryForm.tsx',
      'console/src/shipping/Goods.tsx',
    ],
    why: 'the type of a reply is exported by the file that shows it',
  },
  {
    files: ['console/src/shipping/LineForm.tsx', 'console/src/shipping/Lines.tsx'],
    why: 'the type of a reply is exported by the file that shows it',
  },
  {
    files: ['console/src/shipping/WarehouseForm.tsx', 'console/src/shipping/Warehouses.tsx'],
    why: 'the type of a reply is exported by the file that shows it',
  },
  {
    files: [
      'console/src/staff/MemberActions.tsx',
      'console/src/staff/MemberForm.tsx',
      'console/src/staff/MemberPanel.tsx',
    ],
    why: 'the type of a reply is exported by the file that shows it',
  },
  {
    files: [
      'console/src/stock/ArriveForm.tsx',
      'console/src/stock/ExtendForm.tsx',
      'console/src/stock/SendForm.tsx',
      'console/src/stock/StockActions.tsx',
    ],
    why: 'the type of a reply is exported by the file that shows it',
  },
  {
    files: ['console/src/stock/StoredFor.tsx', 'console/src/stock/columns.tsx'],
    why: 'the type of a reply is exported by the file that shows it',
  },
  {
    files: ['domain/src/links/agents/agents.ts', 'domain/src/links/agents/market-words.ts'],
    why: 'the type of a reply is exported by the file that shows it',
  },
  {
    files: ['server/src/platform/database/find-reader.ts', 'server/src/platform/session.ts'],
    why: 'the type of a reply is exported by the file that shows it',
  },
  {
    files: [
      'server/test/given-orders.ts',
      'server/test/given-parcels.ts',
      'server/test/given-stock.ts',
      'server/test/given-unclaimed.ts',
      'server/test/given.ts',
    ],
    why: 'the type of a reply is exported by the file that shows it',
  },
  {
    files: [
      'storefront/src/goods/SeveralLinks.tsx',
      'storefront/src/goods/proposal.ts',
      'storefront/src/goods/use-goods-form.ts',
    ],
    why: 'the type of a reply is exported by the file that shows it',
  },
  {
    files: [
      'storefront/src/home/PriceTable.tsx',
      'storefront/src/home/Prices.tsx',
      'storefront/src/home/WorkedExample.tsx',
      'storefront/src/home/example-bills.ts',
    ],
    why: 'the type of a reply is exported by the file that shows it',
  },
  {
    files: ['storefront/src/rewards/PlanCards.tsx', 'storefront/src/rewards/PlanTab.tsx'],
    why: 'the type of a reply is exported by the file that shows it',
  },
  {
    files: [
      'storefront/src/warehouse/unclaimed/ClaimForm.tsx',
      'storefront/src/warehouse/unclaimed/UnclaimedTab.tsx',
    ],
    why: 'the type of a reply is exported by the file that shows it',
  },
  {
    files: ['ui/src/gallery/Gallery.tsx', 'ui/src/gallery/Lightbox.tsx'],
    why: 'the type of a reply is exported by the file that shows it',
  },
]

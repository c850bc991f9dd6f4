/** The sample recipient and data for previews of mails. */
export const text = {
  email: 'mei@mail.example',
  title: 'Stoneware mugs, set of two',
  goods: ['Stoneware mugs, set of two', 'Heavy cotton hoodie', 'Folding umbrella'],
  options: ['Sand and green', 'Dark green, L', 'Indigo'],
  topics: {
    plan: 'Regular',
    answer: 'Size of the mugs',
    token: 'My spreadsheet',
    coupon: '¥20 off',
    staff: 'Refund',
  } as Record<string, string>,
  lines: { parcel: 'Direct air', stock: 'Yiwu', staff: 'Lin' } as Record<string, string>,
  reason: 'The seller has run out of it',
  note: 'The sand-coloured one has a crack at the rim.',
  flaw: '20 mm, at the rim',
  city: 'Berlin',
  country: 'Germany',
  line: 'Direct air',
}

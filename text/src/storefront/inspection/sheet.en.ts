export const text = {
  title: 'We open every parcel before it leaves China',
  lead: 'Counted, measured, weighed and photographed. You see it first, then decide whether it travels.',
  sheet: 'Inspection sheet, an example',
  goods: 'Two stoneware mugs, sand',
  weight: 'Weight of both',
  checks: [
    { what: 'Pieces', found: '2 of 2', isFine: true },
    { what: 'Colour', found: 'sand, as ordered', isFine: true },
    { what: 'Size together', found: '27 × 12 × 10 cm', isFine: true },
    { what: 'Right-hand mug', found: 'no damage', isFine: true },
    { what: 'Left-hand mug', found: '2.0 cm crack at the rim', isFine: false },
  ],
  fine: 'In order:',
  fault: 'Not in order:',
  choicesTitle: 'What the shopper could choose',
  choices: [
    { what: 'Send both back', then: 'the price returns to the balance' },
    { what: 'Keep both', then: 'they stay on the shelf until they travel' },
  ],
  crack: 'Crack of 2.0 cm at the rim of the left-hand mug',
  photos: {
    listing: 'The seller’s picture: two sand-coloured mugs',
    both: 'Both mugs on the mat, 0.780 kg on the scale',
    foot: 'Foot and handle of the right-hand mug, no damage',
  },
  own: 'Photos of the pieces that were bought. The seller’s picture is beside them to compare.',
}

import type { Duty } from './duty.ts'

const exactly = (fen: number) => ({ low_fen: fen, likely_fen: fen, high_fen: fen })

/** What Germany would charge, at eight yuan per euro: a flat duty and the tax; and a duty that is not due. */
export const duty = (over: Partial<Duty> = {}): Duty => ({
  day: '2026-11-21',
  version: '2026-11-20.1',
  certainty: 'estimate',
  line_pays: 'nothing',
  ...exactly(6_337),
  rows: [
    {
      ...{
        kind: 'duty',
        name: 'Flat duty',
        how: '€3.00 × 1 kind of goods',
        local: '€3.00',
        ...exactly(2_400),
      },
      ...{ is_open: false, paid_by: 'recipient', at: 'delivery', note: '' },
      ...{ source: 'a gazette', strength: 'official', checked: '2026-11-20' },
    },
    {
      ...{ kind: 'tax', name: 'Import VAT', how: '19% × €25.90', local: '€4.92', ...exactly(3_937) },
      ...{ is_open: false, paid_by: 'recipient', at: 'delivery', note: 'Books have a lower rate.' },
      ...{ source: 'another gazette', strength: 'weak', checked: '2026-11-19' },
    },
  ],
  zeros: [{ name: 'Customs duty', why: 'Only above €150.00 EUR' }],
  announced: [{ name: 'Handling fee', when: 'no day decided' }],
  needs: [],
  code_digits: 0,
  limits: [],
  exchange: 'Converted at 1 EUR = 8 CNY. Each amount in yuan is rounded up.',
  notes: [],
  allowances: [],
  ...over,
})

/** A country without rules. */
export const unknownDuty = (over: Partial<Duty> = {}): Duty =>
  duty({
    ...{ certainty: 'unknown', version: null, ...exactly(0), rows: [], zeros: [], announced: [] },
    ...over,
  })

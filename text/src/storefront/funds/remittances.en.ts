import type { RemittanceStage } from '@longhaul/domain/funds/stages.ts'

const stages: Record<RemittanceStage, string> = {
  submitted: 'Waiting for the money',
  credited: 'Credited',
  rejected: 'Not credited',
}

/** Money sent by Western Union or bank transfer. */
export const text = {
  title: 'Remittance',
  lead: 'Send money by Western Union or bank transfer, tell us about it, and we credit what arrives.',
  nothingYet: 'Nothing is charged on this page. You send the money yourself.',
  wanted: (amount: string) => `You need ${amount} on your balance`,
  wantedNow: (amount: string, currency: string, date: string) =>
    `About ${amount} in ${currency} at the rate of ${date}. The rate of the day on which it arrives counts.`,
  wantedThen: 'When it is credited you get a message. Pay from your balance then: nothing is paid by itself.',
  unpaidHint:
    'An order that waits for payment expires. A remittance takes days, so recharge online if you are in a hurry.',
  tampered: {
    title: 'The address of this page is not complete',
    text: 'We could not read for which amount you came here. Nothing was charged. Go back to the payment, or tell us below what you send.',
  },
  direct: 'A card or an online account is faster: the money is there at once.',
  toRecharge: 'Recharge online',
  toBalance: 'To my balance',
  backTo: 'Back without sending money',
  closed: {
    title: 'No remittances at the moment',
    text: 'We have no account open for Western Union or bank transfers. Recharge online, or ask customer service.',
    ask: 'Ask customer service',
  },

  steps: {
    send: '1. Send the money',
    tell: '2. Tell us about it',
    wait: 'What happens next',
  },
  method: 'How you send it',
  methods: {
    western_union: 'Western Union',
    bank_transfer: 'Bank transfer',
  },
  methodHints: {
    western_union: 'Arrives in minutes to a day. You get a control number (MTCN).',
    bank_transfer: 'Arrives in 1 to 5 working days.',
  },
  ourDetails: 'Send it to',
  what: 'our details',
  points: [
    'We look every working day and credit what really arrived, usually within one working day.',
    'The amount is credited at the rate of that day, which we tell you. Fees of banks on the way are taken off by them.',
    'You get a message when it is credited, or when something is missing.',
  ],

  form: 'About the money you sent',
  firstName: 'First name of the sender',
  lastName: 'Last name of the sender',
  nameHint: 'As on the receipt.',
  country: 'Country you sent it from',
  currency: 'Currency',
  currencyHint: 'As you sent it.',
  amount: 'Amount',
  amountHint: 'Without the fee of the transfer.',
  amountWrong: (example: string) => `Enter an amount such as ${example}`,
  worth: (amount: string, date: string) => `About ${amount} at the rate of ${date}`,
  sentOn: 'Sent on',
  sentOnWrong: 'Choose a day within the last 180 days',
  mtcn: 'Control number (MTCN)',
  mtcnHint: 'Ten digits on the receipt. Only finance can read it.',
  mtcnWrong: 'A control number has ten digits, such as 123-456-7890',
  reference: 'Reference of the transfer',
  referenceHint: 'What you wrote as its purpose, or the number that your bank gave it.',
  receipt: 'Receipt',
  receiptHint: 'A photo or a screenshot: gif, jpg or png, up to 2 MB. It helps us find the money.',
  receiptFailed: 'The picture was not stored. Choose it again.',
  note: 'Note',
  submit: 'Send the details',
  submitting: 'Sending…',
  uploading: 'The receipt is still being stored.',
  sent: (number: string) => `Remittance ${number} is with us`,

  history: 'Your remittances',
  none: 'You have not told us of a remittance yet.',
  columns: {
    number: 'Number',
    date: 'Told on',
    way: 'How',
    sent: 'Sent',
    status: 'Status',
    credited: 'Credited',
  },
  mtcnEnd: (end: string) => `MTCN ends in ${end}`,
  openReceipt: 'Receipt',
  receiptOf: (number: string) => `Receipt of remittance ${number}`,
  arrived: (amount: string) => `${amount} arrived`,
  rate: (rate: string, currency: string, date: string) => `1 ${currency} = ¥${rate}, ${date}`,
  stages,
}

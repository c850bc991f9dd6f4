import type { RemittanceStage } from '@longhaul/domain/funds/stages.ts'

const stages: Record<RemittanceStage, string> = {
  submitted: 'Waiting for the money',
  credited: 'Credited',
  rejected: 'Not added',
}

/** Money sent by Western Union or bank transfer. */
export const text = {
  title: 'Remittance',
  lead: 'Send money by Western Union or bank transfer, tell us about it, and we credit what arrives.',
  nothingYet: 'Nothing is charged on this page. You send the money yourself.',
  wanted: (amount: string) => `You need ${amount} in your balance`,
  wantedNow: (amount: string, currency: string, date: string) =>
    `About ${amount} in ${currency} at the rate of ${date}. We use the rate on the day it arrives.`,
  wantedThen:
    'You get a message when it is credited. Then pay from your balance: nothing is paid automatically.',
  unpaidHint: 'Unpaid orders expire, and a remittance takes days. Top up online if you are in a hurry.',
  tampered: {
    title: 'The address of this page is incomplete',
    text: 'We couldn’t read the amount you came here to pay. Nothing was charged. Go back to the payment, or tell us below what you are sending.',
  },
  direct: 'A card or an online account is faster: the money arrives at once.',
  toRecharge: 'Top up online',
  toBalance: 'My balance',
  backTo: 'Back without sending money',
  closed: {
    title: 'No remittances at the moment',
    text: 'We aren’t accepting Western Union or bank transfers at present. Please ask customer service.',
    ask: 'Ask customer service',
  },

  steps: {
    send: '1. Send the money',
    report: '2. Tell us about it',
    wait: 'What happens next',
  },
  method: 'How will you send it?',
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
    'We check every working day and credit what actually arrived, usually within one working day.',
    'We use that day’s rate and tell you what it was. Banks along the way deduct their own fees.',
    'You get a message when it is credited, or if something is missing.',
  ],

  form: 'About the money you sent',
  firstName: 'First name of the sender',
  lastName: 'Last name of the sender',
  firstNameNeeded: 'Please enter the sender’s first name',
  lastNameNeeded: 'Please enter the sender’s last name',
  nameHint: 'As on the receipt.',
  country: 'Country you sent it from',
  countryNeeded: 'Please choose the country you sent it from',
  currency: 'Currency',
  currencyHint: 'As you sent it.',
  amount: 'Amount',
  amountHint: 'Not including the transfer fee.',
  amountWrong: (example: string) => `Enter an amount such as ${example}`,
  worth: (amount: string, date: string) => `About ${amount} at the rate of ${date}`,
  sentOn: 'Sent on',
  sentOnWrong: 'Choose a day within the last 180 days',
  mtcn: 'Control number (MTCN)',
  mtcnHint: 'Ten digits on the receipt. Only our finance team can see it.',
  mtcnWrong: 'A control number has ten digits, such as 123-456-7890',
  reference: 'Transfer reference',
  referenceHint: 'The reference you entered, or the number your bank gave you.',
  receipt: 'Receipt',
  receiptHint: 'A photo or a screenshot: gif, jpg or png, up to 2 MB. It helps us find the money.',
  receiptFailed: 'The picture couldn’t be saved. Please choose it again.',
  note: 'Note',
  submit: 'Send the details',
  submitting: 'Sending…',
  uploading: 'The receipt is still uploading.',
  sent: (number: string) => `Remittance ${number} has been submitted`,

  history: 'Your remittances',
  none: 'No remittances yet.',
  columns: {
    number: 'Number',
    date: 'Submitted',
    way: 'How',
    sent: 'Sent',
    status: 'Status',
    credited: 'Credited',
  },
  mtcnEnd: (end: string) => `Control number ends in ${end}`,
  openReceipt: 'Receipt',
  receiptOf: (number: string) => `Receipt of remittance ${number}`,
  arrived: (amount: string) => `${amount} arrived`,
  rate: (rate: string, currency: string, date: string) => `1 ${currency} = ¥${rate}, ${date}`,
  stages,
}

/** The kinds of questions about an item, and what their answers cost or give back; empty if nothing. */
export type QuestionKind = 'price' | 'options' | 'free' | 'problem'
type Sums = { pay: string; back: string }
type Choice = 'accept' | 'decline'

/** The answers in a mail, and the page that one of them opens. */
export const text = {
  /** The same words in the mail, on the button of the page, and below the other one. */
  label(kind: QuestionKind, choice: Choice, { pay, back }: Sums): string {
    if (kind === 'problem') {
      if (choice === 'accept') return 'Keep it as it is'
      return back ? `Send it back, get ${back}` : 'Send it back'
    }
    if (choice === 'decline') return back ? `Cancel, get ${back} back` : 'Cancel it'
    if (pay) return `Buy it for ${pay} more`
    return kind === 'price' ? 'Buy it at the new price' : 'Accept the change'
  },
  note: 'Each button opens a page that asks you once more. Nothing is decided before that. They work without logging in, so don’t forward this email.',
  question: (label: string) => `${label}?`,
  until: (moment: string) => `Until ${moment}`,
  asks(kind: QuestionKind, choice: Choice, { pay, back }: Sums): string {
    if (kind === 'problem')
      return choice === 'accept'
        ? 'We put it on your shelf as it is.'
        : `We open a refund request for it.${back ? ` ${back} goes to your balance once it’s settled.` : ''}`
    if (choice === 'decline')
      return back ? `We don’t buy it, and ${back} goes back to your balance.` : 'We don’t buy it.'
    return pay ? `We take ${pay} from your balance and buy it.` : 'We buy it with this change.'
  },
  saved: 'Your answer has been saved',
  savedAs: {
    accept: {
      price: 'We’re buying it',
      options: 'We’re buying it',
      free: 'We’re buying it',
      problem: 'It stays on your shelf',
    },
    decline: {
      price: 'It’s cancelled',
      options: 'It’s cancelled',
      free: 'It’s cancelled',
      problem: 'Your refund request is in',
    },
  },
  afterwards: 'You’ll find everything about it on the order’s page.',
  changeMine: (moment: string) => `Change my answer (until ${moment})`,
  onceOnly: 'You can change your answer once. After that it stands.',
  keepAnswer: 'No, leave my answer as it is',
  elsewhere: (moment: string) => `Answered on ${moment}`,
  elsewhereAs: { accepted: 'You said yes', declined: 'You said no' },
  late: (moment: string) => `The deadline was ${moment}`,
  lateAs: {
    price: 'We’ve cancelled it',
    options: 'We’ve cancelled it',
    free: 'We’ve cancelled it',
    problem: 'We keep it for you as it is',
  },
  lateText: 'We didn’t hear from you in time. If you’d still like something else, ask us.',
  withdrawn: 'You needn’t answer after all',
  withdrawnText: 'We took this question back. Your order goes on as before.',
  dead: 'This link no longer works',
  deadTitle: (canRenew: boolean): string => (canRenew ? 'Get a new link, or log in' : 'Log in to answer'),
  deadText:
    'Links in our emails stop working 14 days after the deadline, or when a newer one replaces them. Your questions are waiting on your home page.',
  askedAgain: 'We have another question about this item. This link can’t answer it; a new one can.',
  changed: 'The sum has changed since we wrote to you. A new link shows what it is now.',
  renew: 'Send me a new link',
  renewed: 'Check your email',
  renewedText:
    'If we’re waiting for your answer, a new link is on its way to the email address of your account. We send one an hour at most, and only the newest works.',
  low: 'Your balance is too low for this answer',
  rows: { pay: 'Still to pay', available: 'In your balance', missing: 'Missing' },
  again: 'This page was open for too long. Press the button once more.',
  open: 'Open the order',
  login: 'Log in',
  topUp: 'Log in and top up',
  ask: 'Ask us about this',
}

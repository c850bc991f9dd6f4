/** The form by which guests reach customer service, and the page on which they write back. */
export const text = {
  title: 'Contact customer service',
  lead: 'Write to us and we’ll answer by email, usually within one working day. You don’t need an account.',
  loggedIn:
    'You’re logged in: <messages>ask in your messages</messages>, where you’ll see the answer sooner and can add photos.',
  details: 'Postal address, email and hours',
  name: 'Your name',
  email: 'Email',
  emailHint: 'The answer goes only to this address.',
  message: 'Your question',
  trap: 'Leave this empty',
  nameNeeded: 'Please enter your name',
  messageNeeded: 'Please write your question',
  submit: 'Send',
  busy: 'Sending…',
  privacy: 'We keep your question for twelve months. <privacy>Privacy policy</privacy>',
  sentTitle: 'Thank you, we have received your question',
  sent: (email: string) => `We answer to ${email}. The email has a link for writing back.`,

  threadTitle: 'Your conversation with us',
  thread: 'Messages',
  you: 'You',
  closed: 'This conversation is closed. Write to open it again.',
  writeBack: 'Write back',
  deadTitle: 'This link doesn’t work',
  dead: 'It’s incomplete, or we no longer keep the conversation. Open it again from the email, or write to us again.',
  anew: 'Write to us',
}

export const en = {
  register: {
    title: 'Register',
    lead: 'An account keeps your cart, your orders and what lies in the warehouse.',
    nickname: 'Nickname',
    nicknameHint: '2 to 16 characters. Without one we address you by your e-mail.',
    newPassword: 'Password',
    repeat: 'Password again',
    terms:
      'By registering you accept the <terms>terms of service</terms> and the <privacy>privacy policy</privacy>.',
    submit: 'Register',
    busy: 'Registering…',
    haveAccount: 'Have an account already?',
    login: 'Log in',
    rules: {
      length: '6 to 20 characters',
      characters: 'letters and digits only',
      letter: 'at least one letter',
      digit: 'at least one digit',
    },
    passwordWrong: 'The password needs 6 to 20 letters or digits, with at least one of each',
    mismatch: 'The two passwords are not the same',
    nicknameWrong: 'A nickname has 2 to 16 characters',
  },

  success: {
    title: 'Please verify your e-mail',
    sentTo: (email: string) => `We have sent a link to ${email}. It is good for 24 hours.`,
    existing: 'If you have an account with this address already, the mail says so instead.',
    notArrived: 'Nothing there? Look into the spam folder, or have it sent again.',
    again: 'Send again',
    sending: 'Sending…',
    wait: (seconds: number) => `You can have it sent again in ${seconds} s`,
    sent: (email: string) => `Sent to ${email}`,
    wrongAddress: 'Wrong address? <register>Register with another one</register>.',
    shop: 'Continue shopping',
    account: 'To my account',
    nothingTitle: 'Nothing to confirm here',
    nothing: 'This page says where the verification mail went, right after registering.',
    verifiedTitle: 'Your e-mail is verified',
    verified: 'You can order, pay and recharge.',
  },

  result: {
    checking: 'Checking the link',
    verifiedTitle: 'E-mail verified',
    verified: (email: string) => `${email} is yours. You can now pay, recharge and withdraw.`,
    alreadyTitle: 'Your e-mail is verified already',
    already: (email: string) => `${email} was verified before. There is nothing left to do.`,
    expiredTitle: 'This link has expired',
    expired: 'Verification links are good for 24 hours, and only the newest one counts.',
    expiredGuest: 'Log in, and we send you a new one.',
    unknownTitle: 'This link is not complete',
    unknown: 'Open it again from the mail, or copy the whole address.',
    failedTitle: 'The link could not be checked',
    failed: 'Please try again in a moment.',
    retry: 'Try again',
    sendNew: 'Send a new link',
    login: 'Log in',
    shop: 'Continue shopping',
    account: 'To my account',
  },

  findPassword: {
    title: 'Forgot your password?',
    lead: 'Tell us the e-mail address of your account. We send you a link that sets a new password.',
    submit: 'Send the link',
    busy: 'Sending…',
    sentTitle: 'Look into your mailbox',
    sent: (email: string) =>
      `If there is an account with ${email}, a link is on its way. It is good for 30 minutes and works once.`,
    notArrived:
      'Nothing there? Look into the spam folder, or have it sent again. Only the newest link counts.',
    again: 'Send again',
    wait: (seconds: number) => `You can have it sent again in ${seconds} s`,
    sentAgain: (email: string) => `Sent to ${email}`,
    other: 'Use another address',
    back: 'Back to log-in',
  },

  resetPassword: {
    title: 'Set a new password',
    lead: 'All devices are logged out; you then log in with the new password.',
    newPassword: 'New password',
    repeat: 'New password again',
    submit: 'Set the password',
    busy: 'Setting…',
    checking: 'Checking the link',
    expired: 'Links are good for 30 minutes and work once; only the newest one counts.',
    again: 'Ask for a new link',
    failedTitle: 'The link could not be checked',
    retry: 'Try again',
  },

  passwordResult: {
    title: 'Your new password is set',
    text: 'Every device was logged out. Log in with the new password.',
    login: 'Log in',
    shop: 'To the shop',
  },

  changeResult: {
    checking: 'Checking the link',
    title: 'Your e-mail address is changed',
    text: (email: string) => `From now on you log in with ${email}.`,
    expired:
      'The link was good for 24 hours and works once. Under account security you can ask for the change again.',
    security: 'To account security',
  },

  code: {
    title: 'Second step',
    text: 'Enter the six digits that your authenticator app shows now.',
    label: 'Code',
    hint: 'No telephone at hand? A recovery code works too, once.',
    submit: 'Log in',
    back: 'Back to password',
  },

  later: {
    titles: {
      '/mine/personal': 'Profile',
      '/payment/westpay': 'Remittance',
    } as Record<string, string>,
    title: 'Not open yet',
    contact: 'How to contact us',
    settings: 'Account settings',
  },
}

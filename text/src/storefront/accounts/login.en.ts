export const text = {
  email: 'Email',
  password: 'Password',
  passwordNeeded: 'Please enter your password',
  codeNeeded: 'Please enter the code',
  title: 'Log in',
  first: 'Please log in first.',
  submit: 'Log in',
  busy: 'Logging in…',
  forgot: 'Forgot your password?',
  noAccount: 'No account yet?',
  register: 'Register',
  proving: 'Checking that you aren’t a robot…',
}

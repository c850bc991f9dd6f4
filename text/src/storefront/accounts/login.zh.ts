import type { text as en } from './login.en.ts'

export const text: typeof en = {
  email: '邮箱',
  password: '密码',
  first: '请先登录。',
  passwordNeeded: '请填写密码',
  codeNeeded: '请填写验证码',
  title: '登录',
  submit: '登录',
  busy: '正在登录…',
  forgot: '忘记密码？',
  noAccount: '还没有账户？',
  register: '注册',
  proving: '正在进行安全验证…',
}

import type { text as en } from './choices-page.en.ts'

export const text: typeof en = {
  to: (address) => `发送到 ${address} 的邮件`,
  save: '保存',
  always: '需要你答复或付款的邮件，以及账户安全邮件，一定立即发送。',
  saved: '已保存，从现在起生效。',
  dead: '这个链接已失效',
  deadTitle: '请登录后选择',
  deadText: '邮件里的链接 90 天内有效，而且只对当时的收件邮箱有效。',
  login: '打开设置',
}

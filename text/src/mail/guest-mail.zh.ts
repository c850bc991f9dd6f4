import type { text as en } from './guest-mail.en.ts'

export const text: typeof en = {
  subject: (site) => `${site}客服已回复`,
  hello: (name) => `${name}，你好：`,
  youWrote: '你的留言：',
  writeBack: '查看并回复',
  footer: (site) => `有人用这个邮箱在${site}留言，所以你收到了这封邮件。上面的链接只给你使用，无需注册账户。`,
}

import type { text as en } from './test-mail.en.ts'

export const text: typeof en = {
  subject: (site) => `${site}：这封邮件已送达`,
  greeting: '这是一封测试邮件。',
  body: '你能读到它，说明网站的邮件可以送达。请点击下面的链接，回到开店设置确认。链接一小时内有效，只能使用一次。',
  open: '确认已收到',
  footer: '网站管理员在管理后台发送了这封邮件。如果与你无关，不必理会。',
}

import type { en } from './mails.en.ts'

export const zh: typeof en = {
  demo: '演示模式：邮件只保存在这里，不会发出。',
  searchLabel: '收件人或主题',
  none: '还没有邮件。',
  noneFound: '没有符合条件的结果。',
  sent: '已发送',
  waiting: '尚未发送',
  failed: '发送失败',
  to: '收件人',
  written: '写信时间',
  sentAt: '发送时间',
  template: '模板',
}

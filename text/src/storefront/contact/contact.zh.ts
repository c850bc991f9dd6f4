import type { text as en } from './contact.en.ts'

export const text: typeof en = {
  title: '联系客服',
  lead: '给我们留言，我们会通过邮件回复，通常在一个工作日内。无需注册。',
  loggedIn: '你已登录：请<messages>在消息中提问</messages>，可以更快看到回复，还能附上照片。',
  details: '地址、邮箱和服务时间',
  name: '称呼',
  email: '邮箱',
  emailHint: '回复只会发到这个邮箱。',
  message: '你的问题',
  trap: '此处请留空',
  nameNeeded: '请填写称呼',
  messageNeeded: '请填写你的问题',
  submit: '发送',
  busy: '正在发送…',
  privacy: '你的留言会保存十二个月。<privacy>隐私政策</privacy>',
  sentTitle: '已收到你的留言，谢谢',
  sent: (email) => `我们会回复到 ${email}，邮件里有链接可以继续留言。`,

  threadTitle: '你与客服的对话',
  thread: '消息',
  you: '你',
  closed: '对话已结束，继续留言会重新打开。',
  writeBack: '回复',
  deadTitle: '链接无法打开',
  dead: '链接不完整，或对话已不再保存。请从邮件中重新打开，或重新留言。',
  anew: '重新留言',
}

import type { text as en } from './duty-charged.en.ts'

export const text: typeof en = {
  question: '收货时付了关税或税费吗？',
  why: '花一分钟，让以后的估算更准',
  lead: '请算上收货时承运商或海关向你收的全部费用，包括承运商的手续费。别人只会看到我们的估算有多准，看不到你的包裹。',
  charged: '收了多少',
  nothing: '没有收费',
  some: '收了费',
  amount: '金额',
  currency: '币种',
  amountWrong: (example) => `请填写金额，例如 ${example}`,
  picture: '收据照片',
  pictureHint: '无关的内容可以遮住，只有我们能看到。',
  yourPicture: '你的收据照片',
  removePicture: '移除照片',
  uploading: '照片还在上传',
  send: '告诉我们',
  change: '修改',
  sending: '正在提交…',
  sent: '谢谢，已计入统计。',

  title: '实际付的关税和税费',
  toldOn: (day) => `${day}由你填写`,
  changeable: (day) => `${day}之前可以修改。`,
  fixed: '已不能修改。如有差错，请联系我们。',
}

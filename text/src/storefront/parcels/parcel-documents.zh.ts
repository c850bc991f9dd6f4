import type { text as en } from './parcel-documents.en.ts'

export const text: typeof en = {
  title: '单据',
  papers: { invoice: '商业发票', customs: '报关单', receipt: '收据' },
  save: (paper) => `${paper}（PDF）`,
  busy: '正在生成…',
  customsLater: '打包完成后，这里可以下载商业发票和报关单。',
  receiptEstimate: '发出前显示的是预付金额。',
  receiptUnpaid: '付款后可下载收据。',
  video: '打包视频',
  videoComing: '你选择了打包视频，打包完成后显示在这里。',
  videoSave: '保存视频',
  videoCannot: '浏览器无法播放这个视频，请保存后用其他程序打开。',
}

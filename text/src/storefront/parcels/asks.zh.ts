import type { text as en } from './asks.en.ts'

export const text: typeof en = {
  papersTitle: '海关要求提供文件',
  papersAsked: '海关通常要看付款证明。添加你的付款凭证，我们一并转交。',
  ready: '我们已备好',
  yours: '你提供的',
  missing: '你的付款凭证',
  missingHint: '银行卡账单或充值收据，其他内容可以涂黑。',
  missingMark: '缺少',
  papers: { invoice: '商业发票', customs: '报关单', receipt: '收据' },
  add: '添加文件或拍照',
  full: (max) => `最多添加 ${max} 个文件。`,
  remove: (name) => `移除 ${name}`,
  send: (count) => (count === 1 ? '提交这份文件' : `提交全部 ${count} 份文件`),
  sendReady: '只提交已备好的',
  enough: '可能已经够用；加上付款凭证会更快。',
  sending: '正在提交…',
  stillUploading: '文件仍在上传',
  passedOn: (days) => `我们通常在当天（中国工作日）转交承运商，清关结束 ${days} 天后删除。`,

  dutyTitle: '关税待支付',
  dutyHow: '关税付给承运商，不付给我们。付完告诉我们，我们来跟进。',
  paid: '我已支付',
  paidHint: '付款编号或日期，有就写上',

  failedTitle: '派送失败',
  failedWhy: (what) => `承运商说明：${what}`,
  failedHow: '告诉我们你的选择，我们与承运商安排。如果没有回应，包裹会退回我们仓库。',
  again: '再次派送',
  collect: '我去自取',
  note: '给承运商的备注',
  noteHint: '日期、时间、门禁密码或电话',

  sentTitle: {
    papers: '文件已提交，我们正在转交。',
    paid: '你已支付关税，我们正在跟进。',
    again: '你选择再次派送，我们正在安排。',
    collect: '你选择自取，我们正在告知承运商。',
  },
  sentAt: (moment) => `${moment}提交`,
  collectTitle: '包裹可以自取了',
  collectHow: '请带上身份证件。几天内未领取，承运商会退回。',
}

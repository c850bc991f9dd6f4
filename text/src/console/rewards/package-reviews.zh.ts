import type { text as en } from './package-reviews.en.ts'

export const text: typeof en = {
  stages: { waiting: '待审核', shown: '已公开', hidden: '已隐藏' },
  stage: '按状态查看评价',
  lead: '评价经审核后才会公开。含姓名、号码、地址的请隐藏；差评不是隐藏的理由。',
  none: '暂无评价',
  noneHint: '买家收货后写的评价会显示在这里。',
  of: (number) => `包裹 ${number}`,
  noWords: '没有文字。',
  pictures: '评价图片',
  picture: (index) => `图片 ${index}`,
  show: '公开',
  showBusy: '正在公开…',
  hide: '隐藏',
  hideTitle: '隐藏这条评价？',
  hideText: '作者本人仍能看到，原因仅内部可见。',
  hideBusy: '正在隐藏…',
  reason: '原因',
  reasonMissing: '请填写原因',
  shown: '已公开。',
  hidden: '已隐藏。',
  decided: (name) => `处理人：${name}`,
}

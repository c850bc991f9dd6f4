import type { text as en } from './photos.en.ts'

export const text: typeof en = {
  ask: '申请精细拍照',
  askOf: (title) => `为 ${title} 申请精细拍照`,
  cancelOf: (title) => `取消 ${title} 的精细拍照`,
  title: '申请精细拍照',
  text: (price) => `验货时拍摄的细节照片，每张 ${price}，立即从余额支付。`,
  shelfText: (price) => `我们会把商品从货架取出，按你的要求补拍，每张 ${price}。费用先冻结，拍不了的退回。`,
  shelfDays: '补拍期间不能打包，等待的天数会补回免费存放期。',
  waiting: (taken, shots) => (taken > 0 ? `精细拍照：已拍 ${taken} / ${shots}` : `等待精细拍照 ${shots} 张`),
  aside: (fee) => `已冻结 ${fee}`,
  cancel: '取消补拍',
  cancelTitle: '要取消补拍吗？',
  cancelText: (back) => `还没拍的照片费用退回余额：${back}。`,
  cancelBusy: '正在取消…',
  cancelled: (back) => `已取消，${back} 已退回余额。`,
  count: '数量',
  already: (count) => `已购买 ${count} 张。`,
  remark: '拍照要求',
  remarkPlaceholder: '例如：左袖缝线、尺码标',
  done: (count) => `共已购买精细拍照 ${count} 张`,
  full: (max) => `每件商品最多 ${max} 张`,
}

import type { text as en } from './sample.en.ts'

export const text: typeof en = {
  email: 'mei@mail.example',
  title: '粗陶马克杯 两只装',
  goods: ['粗陶马克杯 两只装', '重磅纯棉连帽卫衣', '折叠雨伞'],
  options: ['沙色、绿色', '墨绿，L', '靛蓝'],
  topics: { plan: '标准', answer: '杯子的尺寸', token: '我的表格', coupon: '立减 20 元', staff: '退款' },
  lines: { parcel: '空运专线', stock: '义乌', staff: '林' },
  reason: '卖家缺货',
  note: '沙色那只杯口有裂纹。',
  flaw: '杯口，20 毫米',
  city: '柏林',
  country: '德国',
  line: '空运专线',
}

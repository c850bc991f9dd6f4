import type { text as en } from './sheet.en.ts'

export const text: typeof en = {
  title: '离开中国之前，每件包裹都先开箱',
  lead: '清点、测量、称重、拍照。你先看到实物，再决定要不要寄。',
  sheet: '验货单示例',
  goods: '粗陶马克杯两只，沙色',
  weight: '两只合计重量',
  checks: [
    { what: '数量', found: '2 件，齐全', isFine: true },
    { what: '颜色', found: '沙色，与订单一致', isFine: true },
    { what: '合并尺寸', found: '27 × 12 × 10 cm', isFine: true },
    { what: '右边的杯子', found: '完好', isFine: true },
    { what: '左边的杯子', found: '杯口裂纹 2.0 cm', isFine: false },
  ],
  fine: '无问题：',
  fault: '有问题：',
  choicesTitle: '买家可以这样选择',
  choices: [
    { what: '两只都退', outcome: '货款退回余额' },
    { what: '两只都留', outcome: '留在货架上，等你寄出' },
  ],
  crack: '左边杯子的杯口有一道 2.0 cm 的裂纹',
  photos: {
    listing: '卖家图片：两只沙色杯子',
    both: '两只杯子都在垫板上，秤显示 0.780 kg',
    foot: '右边杯子的杯底和把手，完好',
  },
  own: '拍的就是买到的那一件，旁边是卖家的图片，方便对照。',
  how: '怎么验货',
  examples: '验货照片示例',
  seen: ['垫板上的卫衣', '垫板上的键盘', '垫板上的背包', '有裂纹的杯子，下面是尺子'],
}

import type { text as en } from './reviews.en.ts'

const options = { express: '快递', direct: '专线', postal: '邮政', ocean: '海运' }

export const text: typeof en = {
  title: '收货评价',
  lead: (count, mean) =>
    `${count} 条真实收货评价，平均 ${mean} 星（满分 5 星）。好评差评都公开，涉及个人信息的除外。`,
  anonymous: '买家',
  way: (country, option) => `寄往${country}，${options[option]}`,
  days: (days) => `运输 ${days} 天`,
  noWords: '没有文字。',
  picture: (index) => `评价图片 ${index}`,
  pictures: '评价图片',
  standing: {
    waiting: '审核后其他人才能看到。',
    shown: '所有人都能看到，不显示你的姓名。',
    hidden: '未公开：其中含有姓名、号码或地址。',
  },
}

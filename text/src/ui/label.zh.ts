import type * as en from './label.en.ts'

export const railText: typeof en.railText = {
  stepDone: '（已完成）',
  stepFailed: '（已中止）',
}

export const barcodeText: typeof en.barcodeText = {
  barcodeOf: (number) => `条形码 ${number}`,
}

export const stampText: typeof en.stampText = {
  weighedTitle: '已称重',
  weighed: (weight, where) => `已称重 ${weight}，${where}`,
  seal: ['付', '讫'],
  paidOn: (day) => `付于 ${day}`,
}

export const weightText: typeof en.weightText = {
  weightTitle: '计费重量',
  weightEmpty: '选择商品后，这里显示重量对应的运费。',
  weightRoom: (weight) => `还可加 ${weight}，运费不变`,
  weightFull: '本档已满',
  weightNext: (from, fee) => `超过 ${from} 后加收 ${fee}。`,
  weightBilledAs: (weight) => `按 ${weight} 计费`,
  weightRule: (first, firstFee, step, stepFee) => `首重 ${first} ${firstFee}，续重每 ${step} ${stepFee}`,
  weightSpoken: (actual, billed, fee, room) => `${actual}，按 ${billed} 计费：${fee}。${room}。`,
}

export const starsText: typeof en.starsText = {
  stars: ['很差', '较差', '一般', '满意', '非常满意'],
  starsOf: (stars) => `${stars} 星，满分 5 星`,
  starNamed: (words, stars) => `${words}，${stars} 星，满分 5 星`,
  noStars: '尚未评分',
}

export const text: typeof en.text = { railText, barcodeText, stampText, weightText, starsText }

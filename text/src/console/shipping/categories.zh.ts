import type { text as en } from './categories.en.ts'

const limited: Record<string, string> = {
  battery_packed_with: '配套电池',
  battery_builtin: '内置电池',
  liquid: '液体、膏体',
  powder: '粉末',
  magnet: '带磁产品',
  food: '食品',
  knife: '刀具',
  seed_plant: '种子、植物、土壤',
  wood_untreated: '未处理木、草、竹制品',
  meat_dairy: '肉、奶、蛋、蜂蜜',
  chewing_gum: '口香糖',
  cosmetics_small: '化妆品（单瓶≤100ml、每包≤200ml）',
}
const refused: Record<string, string> = {
  weapon: '武器及仿制品',
  explosive: '爆炸物、烟花、打火机',
  flammable: '易燃品、喷雾、香水、指甲油',
  corrosive: '腐蚀品',
  toxic: '有毒品、农药',
  radioactive: '放射性物品',
  narcotic: '毒品',
  live_animal: '活体动物',
  cash: '现金、有价证券、贵金属',
  alcohol: '酒类',
  tobacco: '烟草',
  prescription_drug: '处方药',
  cultural_relic: '文物古董',
  endangered_species: '濒危动植物制品',
  obscene_or_banned_print: '淫秽或违禁印刷品、音像',
  battery_pure: '纯电池、充电宝',
  perishable_food: '易腐食品',
  medicine: '非处方药、保健品',
  counterfeit: '仿牌',
  e_cigarette: '电子烟',
}

export const text: typeof en = {
  groups: [
    { name: '仅部分线路可运', names: limited },
    { name: '无法运输，请通知客服', names: refused },
  ],
}

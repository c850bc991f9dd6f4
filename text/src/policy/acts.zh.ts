import type { text as english } from './acts.en.ts'

export const text: typeof english = {
  acts: {
    adjustment: '余额更正',
    remittance: '汇款入账',
    opening_balance: '导入期初余额',
    coupon: '发券',
    creator_share: '核查后发放创作者分成',
    purchase_saving: '采购差价',
    exchange_rate: '手工汇率',
    shipping_prices: '线路价格、价目表',
    fees: '费率、增值服务与收款设置',
    offers: '套餐与发券活动',
    withdrawal: '提现付款',
    refund: '退款、理赔赔付',
    staff_rights: '员工、角色、重置登录',
    limits: '本页限额',
  },
  outcomes: {
    done: '已执行',
    proposed: '已提交复核',
    approved: '已同意',
    rejected: '未同意或已叫停',
    lapsed: '无人复核，已作废',
    failed: '已同意，但已无法执行',
  },
}

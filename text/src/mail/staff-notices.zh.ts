import type { text as en } from './staff-notices.en.ts'

export const text: typeof en = {
  staff_new_place: {
    said: () => '员工账户有新的登录',
    body: ({ date, address, device }, { dateTime }) =>
      `你的后台账户${date ? `于 ${dateTime(date)} ` : ''}从 ${address ?? '未知地址'} 登录${device ? `，设备为 ${device}` : ''}，近期没有从这里登录过。如果是你本人，无需处理；如果不是，请立即修改密码，让该设备退出登录，并告知管理员。`,
  },
  staff_invited: {
    said: () => '你的员工账户：请设置密码',
    body: ({ line, date }, { dateTime }) =>
      `${line ?? '管理员'}邀请你加入。点下面的链接设置密码，只能用一次${date ? `，有效期至${dateTime(date)}` : ''}。链接只发给了你本人，任何同事都不需要它，请不要转发。`,
  },
  staff_link: {
    said: () => '请为员工账户设置新密码',
    body: ({ line, date }, { dateTime }) =>
      `${line ?? '管理员'}给你发来设置新密码的链接，只能用一次${date ? `，有效期至${dateTime(date)}` : ''}；使用之前，当前密码仍然有效。请不要转发。如果不是你要求的，请忽略这封邮件，并告知另一位管理员。`,
  },
  staff_two_factor_reset: {
    said: () => '你的员工账户的两步验证已被重置',
    body: ({ line, date }, { dateTime }) =>
      `${line ?? '管理员'}${date ? `于${dateTime(date)}` : ''}关闭了你的员工账户的两步验证，理由是验证器和恢复码已丢失。所有设备均已退出登录，下次登录时请重新设置。如果不是你要求的，请立即修改密码，并告知另一位管理员。`,
  },
  staff_value_act: {
    said: ({ title, note }) => `${title ?? '操作'}：${note ?? '已执行'}`,
    notGoods: true,
    body: ({ line, number, date }, { dateTime }) =>
      `操作人：${line ?? '同事'}${date ? `，时间：${dateTime(date)}` : ''}${number ? `（${number}）` : ''}。所有管理员都会收到这封邮件。如果不该发生，请先停用该同事的账号，再查看权限与限额和操作日志。`,
  },
}

import { expect, test } from 'vitest'
import { isWall } from './walls.ts'

test.each([
  'https://login.taobao.com/member/login.jhtml?redirectURL=https%3A%2F%2Fitem.taobao.com%2Fitem.htm%3Fid%3D1',
  'https://login.1688.com/member/signin.htm',
  'https://sec.1688.com/query.htm?smApp=detail',
  'https://item.taobao.com//item.htm/_____tmd_____/punish?x5secdata=abc',
  'https://detail.1688.com/offer/1.html/_____tmd_____/punish',
  'https://mobile.yangkeduo.com/login.html?from=goods',
  'https://passport.jd.com/new/login.aspx',
])('%s is a wall', (address) => expect(isWall(address)).toBe(true))

test.each([
  'https://item.taobao.com/item.htm?id=812600000125',
  'https://shop.example/login.taobao.com',
  'https://login.taobao.com.evil.example/',
  'https://mobile.yangkeduo.com/goods.html?goods_id=1',
  'https://detail.1688.com/offer/punishment.html',
  'no address',
])('%s is none', (address) => expect(isWall(address)).toBe(false))

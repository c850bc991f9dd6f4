import { expect, test } from 'vitest'
import { sign1688, signTaobao } from './sign.ts'

/* The expected values were computed once with an independent implementation (openssl). */

const parameters = {
  method: 'taobao.tbk.item.info.get',
  app_key: '12345678',
  num_iids: '569885087264',
  v: '2.0',
}

test('Taobao: MD5 between two secrets, or HMAC-MD5', () => {
  expect(signTaobao(parameters, 'helloworld', 'md5')).toBe('909BC485AA6E84C6FB9EE5C4E74D3E81')
  expect(signTaobao(parameters, 'helloworld', 'hmac')).toBe('33FC7C14166D4B841F1173E27E9B19BB')
})

test('1688: HMAC-SHA1 over path and parameters, sorted by name whatever their order', () => {
  const path = 'param2/1/com.alibaba.fenxiao.crossborder/product.search.queryProductDetail/1000000'
  expect(sign1688(path, { b: '2', a: '1' }, 'test123')).toBe('07743E34EE2B024F47637B61A62AA0B8CE78AD9E')
  expect(sign1688(path, { a: '1', b: '2' }, 'test123')).toBe('07743E34EE2B024F47637B61A62AA0B8CE78AD9E')
})

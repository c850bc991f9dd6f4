import { createHash, randomInt } from 'node:crypto'
import { SELLERS_LANG } from '@longhaul/domain/goods/machine-words.ts'
import { type KeysOf, apiKeys } from '../../platform/api-keys.ts'
import { needed } from '../../platform/settings.ts'
import { listOf, objectOf, textOf } from '../data-apis/read-json.ts'
import { type Translator, TranslatorError, translatorSettings } from './translator.ts'

const baiduKeys = apiKeys({
  company: 'Baidu',
  opens: 'Baidu Translate (百度翻译 通用文本翻译) as a machine translator of goods’ names',
  settings: {
    appId: needed('BAIDU_TRANSLATE_APP_ID'),
    secret: needed('BAIDU_TRANSLATE_SECRET'),
    ...translatorSettings('BAIDU_TRANSLATE', 'https://fanyi-api.baidu.com'),
  },
})

/**
 * Baidu: `POST /api/trans/vip/translate` as a form, signed by the MD5 of appid, text, salt and secret
 * (https://fanyi-api.baidu.com/doc/21). Each line is one text; `trans_result` pairs each text with its
 * translation.
 */
export const baidu: Translator<KeysOf<typeof baiduKeys>> = {
  id: 'baidu',
  keys: baiduKeys,
  request({ url, appId, secret }, texts, into) {
    const q = texts.map(oneLine).join('\n')
    const salt = String(randomInt(1e9))
    const sign = createHash('md5')
      .update(appId + q + salt + secret)
      .digest('hex')
    return {
      url: `${url}/api/trans/vip/translate`,
      form: new URLSearchParams({ q, from: SELLERS_LANG, to: into, appid: appId, salt, sign }),
    }
  },
  read(json, texts) {
    const answer = objectOf(json)
    if (!Array.isArray(answer['trans_result']))
      throw new TranslatorError(`${textOf(answer['error_code'])} ${textOf(answer['error_msg'])}`)
    const found = listOf(answer['trans_result']).map(objectOf)
    // Baidu leaves out lines that it cannot read, so translations are matched by text, not by position.
    return texts.map((text) => {
      const entry = found.find(({ src }) => textOf(src, 1_000) === oneLine(text))
      return textOf(entry?.['dst'], 1_000)
    })
  },
}

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()

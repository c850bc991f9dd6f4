import type { text as en } from './csv-file.en.ts'

export const text: typeof en = {
  file: 'CSV 文件',
  fileHint: 'UTF-8 编码，列与导出文件一致。确认之前不会保存任何内容。',
  fileNeeded: '请选择文件',
  check: '检查并预览',
  checking: '正在检查…',
  exporting: '正在导出…',
  changes: '变更内容',

  faulty: (count) => `发现 ${count} 处错误，未作任何更改。`,
  faultyHint: '文件要么整体导入，要么不导入。请修改后重新检查。',
  shown: (shown) => `仅显示前 ${shown} 处。`,
  row: '行',
  column: '列',
  problem: '错误',
  problems: {
    encoding: '不是 UTF-8 编码，请另存为“CSV UTF-8”',
    unreadable: '无法按 CSV 读取，请检查引号',
    empty: '没有可读的行',
    too_many_rows: '行数过多，最多 5,000 行',
    cell_count: '单元格数与列数不一致',
    missing_column: '缺少这一列',
    unknown_column: '没有这样的列',
  },
}

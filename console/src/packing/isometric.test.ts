import { expect, test } from 'vitest'
import { type Block, drawingOrder, facesOf, pointsOf, project } from './isometric.ts'

const block = (at: Block['at'], size: Block['size'] = [10, 10, 10]): Block => ({ at, size })

test('length points right, width left, height up', () => {
  expect(project(10, 0, 0)[0]).toBeGreaterThan(0)
  expect(project(0, 10, 0)[0]).toBeLessThan(0)
  expect(project(0, 0, 10)).toEqual([0, -10])
})

test('blocks behind or below are drawn first, whatever the order of the list', () => {
  const back = block([0, 0, 0])
  const front = block([10, 0, 0])
  const above = block([0, 0, 10])
  const left = block([0, 10, 0])
  const order = drawingOrder([above, left, front, back])
  expect(order[0]).toBe(back)
  expect(order).toHaveLength(4)
  expect(drawingOrder([front, back])).toEqual([back, front])
  expect(drawingOrder([above, back])).toEqual([back, above])
})

test('a block shows three faces that meet in its nearest upper corner', () => {
  const { top, right, left } = facesOf(block([0, 0, 0]))
  const corner = project(10, 10, 10)
  for (const face of [top, right, left]) expect(face).toContainEqual(corner)
  expect(pointsOf([[1, 2.25]])).toBe('1.0,2.3')
})

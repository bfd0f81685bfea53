/** The hall around the doors: masonry above, flagstones below. */
import { mix, seeded, tenth } from '@emberhall/ink'

export function wallPicture(): string {
  const r = seeded(3)
  const [w, h] = [104, 52]
  let stones = ''
  for (let row = 0; row < 12; row++) {
    for (let i = -1; i < 8; i++) {
      const x = i * w + (row % 2 ? w / 2 : 0)
      const y = row * h
      stones += `<rect x="${x + 1.5}" y="${y + 1.5}" width="${w - 3}" height="${h - 3}" rx="3" fill="${mix('#1b1613', '#241c17', r())}"/><path d="M${x + 3} ${y + 2.5}H${x + w - 4}" stroke="#3a2d24" stroke-width="1" opacity="${tenth(r() * 0.6)}"/>`
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 832 624" width="832" height="624"><rect width="832" height="624" fill="#14110f"/>${stones}</svg>`
}

export function floorPicture(): string {
  let lines = ''
  for (let i = -24; i < 25; i++)
    lines += `<path d="M${720 + i * 66} 0L${720 + i * 126} 320" stroke="#0b0908" stroke-width="2"/>`
  for (const y of [46, 110, 200, 312]) lines += `<path d="M0 ${y}H1440" stroke="#0b0908" stroke-width="2"/>`
  const fade =
    '<linearGradient id="f" x2="0" y2="1"><stop stop-color="#2a211b"/><stop offset=".4" stop-color="#191411"/><stop offset="1" stop-color="#0f0d0b"/></linearGradient>'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 320" preserveAspectRatio="none"><defs>${fade}</defs><rect width="1440" height="320" fill="url(#f)"/>${lines}<path d="M0 1H1440" stroke="#4a3a2c" stroke-width="2"/></svg>`
}

export function torchPicture(): string {
  const bracket =
    '<path d="M6 60H22L17 82H11Z" fill="#3a2a1c" stroke="#6a4a2c" stroke-width="1.5"/><path d="M4 57H24V62H4Z" fill="#6a4a2c"/>'
  const flame =
    '<path d="M14 8C22 22 27 32 25 43C24 53 19 58 14 58C8 58 3 53 3 43C3 34 10 28 14 8Z" fill="#e8793a"/><path d="M14 28C19 36 21 42 20 48C19 53 17 56 14 56C10 56 7 53 7 47C7 41 12 37 14 28Z" fill="#ffe2ac"/>'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 84">${bracket}${flame}</svg>`
}

/** What lies under everything: the shaft during the descent, the stage once the Master has shown its face. */
import { memo } from 'react'
import { SceneBack } from '../art/backs.tsx'
import { ladder, type Shaft, stones, water } from './shaft.ts'

const DESK: Shaft = { width: 1440, height: 900, cx: 650, cy: 316, radius: 760 }
const PHONE: Shaft = { width: 390, height: 844, cx: 195, cy: 250, radius: 400 }
const url = (id: string): string => `url(#kd-${id})`

export const Ground = memo(function Ground({ phone, finale }: { readonly phone: boolean; readonly finale: boolean }) {
  const shaft = phone ? PHONE : DESK
  const { width, height } = shaft
  if (finale) {
    return (
      <div className="kd-ground kd-stage-back">
        <SceneBack scene={phone ? 'finale-tall' : 'finale'} />
      </div>
    )
  }
  return (
    <svg
      className="kd-ground"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <Well shaft={shaft} />
      <Boards shaft={shaft} phone={phone} />
    </svg>
  )
})

function Well({ shaft }: { readonly shaft: Shaft }) {
  const pool = water(shaft)
  const { width, height, cx, cy, radius } = shaft
  return (
    <>
      <rect width={width} height={height} fill="#05050f" />
      {stones(shaft).map(([fill, d]) => (
        <path key={fill} d={d} fill={fill} />
      ))}
      <ellipse
        cx={cx}
        cy={cy + radius * 0.03}
        rx={radius * 0.52}
        ry={radius * 0.42}
        fill={url('glow-violet')}
        opacity=".28"
      />
      <path d={ladder(shaft)} stroke="#05040c" strokeWidth={radius / 150} fill="none" transform="translate(3 4)" />
      <path d={ladder(shaft)} stroke="#6d6078" strokeWidth={radius / 260} fill="none" />
      <ellipse {...pool} fill="#04040f" />
      <ellipse {...pool} fill={url('prism')} opacity=".3" />
      {[0.8, 0.5, 0.24].map((q) => (
        <ellipse
          key={q}
          cx={pool.cx}
          cy={pool.cy}
          rx={pool.rx * q}
          ry={pool.ry * q}
          fill="none"
          stroke="#bff3ea"
          strokeWidth="1.4"
          opacity={0.5 - q * 0.3}
        />
      ))}
      <ellipse cx={pool.cx} cy={pool.cy} rx={pool.rx * 2.4} ry={pool.ry * 2} fill={url('glow-teal')} opacity=".22" />
      <rect width={width} height={height} fill={url('vignette')} />
    </>
  )
}
/** The boards we stand on, and their footlights. */
function Boards({ shaft, phone }: { readonly shaft: Shaft; readonly phone: boolean }) {
  const { width: w, height: h } = shaft
  const y = phone ? 654 : 690
  const rise = phone ? 22 : 50
  const edge = `M0 ${y}C${w * 0.21} ${y - rise} ${w * 0.75} ${y - rise} ${w} ${y}`
  const lights = phone ? [] : [0.2, 0.29, 0.38, 0.47, 0.56, 0.65, 0.74]
  return (
    <>
      <path d={`${edge}V${h + 40}H0Z`} fill={url('boards')} />
      {Array.from({ length: 25 }, (_, i) => {
        const x = (i - 12) / 12
        return (
          <path
            key={i}
            d={`M${w / 2 + x * w * 0.48} ${y - rise * 0.74 * (1 - x * x)}L${w / 2 + x * w * 0.74} ${h}`}
            stroke="#05030c"
            strokeWidth="2"
            opacity=".55"
          />
        )
      })}
      <path d={edge} fill="none" stroke={url('gold')} strokeWidth="3" />
      <path d={edge} transform="translate(0 6)" fill="none" stroke="#5a3414" strokeWidth="6" opacity=".6" />
      {lights.map((x) => {
        const fx = x * w
        const fy = y - rise * 0.75 * (1 - ((fx - w / 2) / (w / 2)) ** 2)
        return (
          <g key={x}>
            <circle cx={fx} cy={fy - 4} r="34" fill={url('glow-amber')} opacity=".35" />
            <path d={`M${fx - 11} ${fy + 3}a11 11 0 0 1 22 0z`} fill="#8a5c26" />
          </g>
        )
      })}
    </>
  )
}

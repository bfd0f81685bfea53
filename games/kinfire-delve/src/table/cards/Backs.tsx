/** The backs of the cards: Vainglory's mask on the Master, lanterns on the Seekers' cards, the well on its own. */
import { outline } from './colours.ts'
import { Folds } from './shells.tsx'
import { LanternShape } from './Lantern.tsx'

const url = (id: string): string => `url(#kd-${id})`
const MASK = 'M-56 -58C-20 -46 20 -46 56 -58C64 2 46 56 0 78C-46 56 -64 2 -56 -58Z'
const EYES = 'M-38 -16C-30 -30 -14 -30 -6 -14C-16 -20 -28 -20 -38 -16ZM38 -16C30 -30 14 -30 6 -14C16 -20 28 -20 38 -16Z'
const SMILE = 'M-28 22C-12 36 12 36 28 22C18 50 -18 50 -28 22Z'

/** Half of it laughs, half of it weeps. */
export function Mask() {
  return (
    <g>
      <path d={MASK} fill="#3a1a5c" transform="translate(4 6)" />
      <path d={MASK} fill="#efe2ff" />
      <path d="M0 -49C20 -47 38 -52 56 -58C64 2 46 56 0 78Z" fill="#b79ad8" />
      <path d={EYES} fill="#1c0d33" />
      <path d={SMILE} fill="#1c0d33" />
      <path d="M-2 -10C-8 6 -8 12 -2 16L4 16C8 10 6 4 2 -10Z" fill="#8f74b8" />
      <path d="M26 -8L32 14L26 22L20 14Z" fill="#7ff0e4" />
      <path d="M0 -49C-18 -47 -38 -52 -56 -58" fill="none" stroke="#fff" strokeWidth="3" />
    </g>
  )
}

const RAYS = Array.from({ length: 24 }, (_, i) => i * 15)
const TINTS = ['#4fd6c8', '#7a5bd8', '#d45aa6', '#ffc46b']
export function MasterBack({ name }: { readonly name: string }) {
  return (
    <>
      <path d={outline('white', 0.5)} fill="#07060f" />
      <g clipPath={url('plain')}>
        <rect width="252" height="352" fill="#160f34" />
        <Folds fill={url('fold-wine')} y={8} height={330} />
        <rect width="252" height="352" fill="#160836" opacity=".35" />
        {RAYS.map((a, i) => (
          <path
            key={a}
            d="M126 168L114 -60H138Z"
            transform={`rotate(${a} 126 168)`}
            fill={TINTS[i % 4]}
            opacity=".16"
          />
        ))}
        <circle cx="126" cy="168" r="120" fill={url('glow-rose')} opacity=".45" />
        <circle cx="126" cy="168" r="71" fill="#0c0824" opacity=".8" />
        <circle cx="126" cy="168" r="72" fill="none" stroke={url('prism')} strokeWidth="3" />
        <circle cx="126" cy="168" r="80" fill="none" stroke="#e6c27a" strokeDasharray="2 5" />
        <g transform="translate(126 160) scale(.78)">
          <Mask />
        </g>
        <path d="M0 0H252V60C226 34 190 22 126 22C62 22 26 34 0 60Z" fill="#1f1440" />
        <path d="M0 60C26 34 62 22 126 22C190 22 226 34 252 60" fill="none" stroke={url('gold')} strokeWidth="4" />
        <path d="M0 352H252V318C200 332 52 332 0 318Z" fill="#150d2c" stroke={url('gold')} strokeWidth="3" />
        <path d="M126 34L138 60L126 82L114 60Z" fill={url('prism')} stroke="#e6c27a" strokeWidth="2" />
      </g>
      <path d={outline('white', 4.5)} fill="none" stroke={url('prism')} strokeWidth="3.4" />
      <text
        x="126"
        y="296"
        textAnchor="middle"
        className="kd-stage"
        fontSize="34"
        fill="#ffe3ae"
        stroke="#16041a"
        strokeWidth="5"
        paintOrder="stroke"
      >
        {name}
      </text>
    </>
  )
}

const SEEKERS: Readonly<Record<string, readonly [string, string]>> = {
  asha: ['#7a2f22', '#2a0d12'],
  orrin: ['#34509a', '#121a44'],
  sabela: ['#2f6b4c', '#0c2a20'],
  nereo: ['#7a5a22', '#2a1c0a'],
}
export function SkillBack({ seeker }: { readonly seeker: string }) {
  const [warm, dark] = SEEKERS[seeker] ?? ['#5a4a6a', '#1c1426']
  return (
    <>
      <path d={outline('white', 0.5)} fill="#0c0712" />
      <path d={outline('white', 3)} fill={dark} stroke={url('gold')} strokeWidth="5" />
      <path d={outline('white', 18)} fill={warm} stroke="#ffd58a" strokeWidth="2" opacity=".9" />
      <circle cx="126" cy="180" r="110" fill={url('glow-amber')} opacity=".5" />
      <g transform="translate(126 186) scale(1.9)">
        <LanternShape lit />
      </g>
    </>
  )
}
/** Any card of the well or of Fatigue that lies face down. */
export function DarkBack({ weary }: { readonly weary: boolean }) {
  return (
    <>
      <path d={outline('white', 0.5)} fill="#07060f" />
      <g clipPath={url('plain')}>
        <rect width="252" height="352" fill={weary ? '#17121f' : '#0e1030'} />
        {weary ? (
          <Folds fill={url('fold-grey')} />
        ) : (
          [112, 86, 62, 40, 22].map((r, i) => (
            <ellipse
              key={r}
              cx="126"
              cy="176"
              rx={r}
              ry={r * 1.2}
              fill={`rgb(${34 - i * 7} ${30 - i * 6} ${76 - i * 15})`}
              stroke="#6f86e8"
              strokeOpacity=".5"
              strokeDasharray={`${r / 3} 3`}
              strokeWidth="3"
            />
          ))
        )}
      </g>
      <path d={outline('white', 4.5)} fill="none" stroke={weary ? url('hem') : url('prism')} strokeWidth="3.4" />
    </>
  )
}

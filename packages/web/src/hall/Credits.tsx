/** Whom this is owed to. */
import { iconCredits } from 'virtual:icons'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { Flame } from '../Flame.tsx'

/**
 * Those whom the licence file of game-icons names; it asks that each be mentioned. The package does not say who drew
 * which icon, so all of them are.
 */
const GAME_ICONS =
  'Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed, Lord Berandas, Irongamer, HeavenlyDog, Lucas, Faithtoken, Skoll, Andy Meneely, Cathelineau, Kier Heyl, Aussiesim, Sparker, Zeromancer, Rihlsul, Quoting, Guard13007, DarkZaitzev, SpencerDub, GeneralAce135, Zajkonur, Catsu, Starseeker, Pepijn Poolman, Pierre Leducq, Caro Asercion'
const FONTS = [
  ['Atkinson Hyperlegible Next', 'Braille Institute'],
  ['Alegreya', 'Juan Pablo del Peral, Huerta Tipográfica'],
  ['Cinzel', 'Natanael Gama'],
  ['Limelight', 'Sorkin Type'],
  ['Alegreya Sans', 'Juan Pablo del Peral'],
  ['Metamorphous', 'Sorkin Type, James Grieshaber'],
  ['Almendra', 'Ana Sanfelippo'],
  ['Rye', 'Nicole Fally'],
  ['IM Fell English SC', 'Igino Marini'],
  ['OpenDyslexic', 'Abbie Gonzalez'],
] as const

export function Credits(): ReactNode {
  const t = useTranslations('credits')
  const common = useTranslations('common')
  return (
    <main className="page">
      <Link className="page-back" href="/">
        <Flame /> {common('toHall')}
      </Link>
      <h1>{t('title')}</h1>
      <p className="page-lead">{t('unofficial')}</p>
      <h2>{t('icons')}</h2>
      {iconCredits.map(({ name, author, url, licence, licenceUrl }) => (
        <p key={name}>
          <a href={url}>{name}</a>, {author}, <a href={licenceUrl}>{licence}</a>
        </p>
      ))}
      <p>{t('iconsBy', { names: GAME_ICONS })}</p>
      <h2>{t('fonts')}</h2>
      <ul>
        {FONTS.map(([face, by]) => (
          <li key={face}>
            <b>{face}</b>, {by}
          </li>
        ))}
      </ul>
      <p>{t('fontsLicence')}</p>
      <h2>{t('privacy')}</h2>
      <p>{t('privacyText')}</p>
    </main>
  )
}

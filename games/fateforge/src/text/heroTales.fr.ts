import type { heroTalesEn } from './heroTales.en.ts'

/** The same in French. */
export const heroTalesFr: { readonly [K in keyof typeof heroTalesEn]: string } = {
  'hero.sylvan-guard.story':
    'Voilà onze hivers qu’Erken arpente la lisière nord d’Ündsenoin, et il sait quelles branches se sont brisées toutes seules. Il parle peu : la forêt lui a appris que le premier à parler est le premier entendu. Quand les réfugiés sont sortis de Kaan, leurs lampes mortes à la main, il les a comptés, recomptés, et il manquait une famille. Il va à Easafir pour la ramener. Son arc est du voyage, et sa patience aussi, qui a usé de meilleurs chasseurs.',
  'hero.rogue.story':
    'Saya est née sur une barge, entre deux postes de douane, et n’a jamais été d’aucune rive. Elle a vite compris qu’une porte fermée n’est qu’une porte lente. La forêt l’a recueillie après un vol qui avait mal tourné, sans rien lui demander, et a gagné ainsi ce qu’aucun seigneur n’avait obtenu : sa parole. À Easafir, elle doit encore de l’argent dans trois rues et des excuses dans une quatrième. Elle compte régler l’un ou l’autre, sans bruit, après la nuit tombée.',
  'hero.lord.story':
    'Baran gouvernait une vallée de quarante foyers, jusqu’au jour où l’empire fit passer une frontière dans son verger. Il s’est battu une saison, a perdu poliment, puis a marché vers la forêt avec tous ceux qui voulaient encore marcher avec lui. Il a gardé l’épée de son père, ses bonnes manières et une liste de noms. On lui ouvre les portes avant de se rappeler qu’il n’en possède plus. Dans la capitale, il espère être entendu ; à défaut, il entend être remarqué.',
  'hero.shaman.story':
    'Ayluk parle pour les morts de la Forêt Primitive, qui sont nombreux et se coupent la parole. Son tambour lui vient de sa maîtresse, dont la voix y est restée, surtout pour se plaindre du rythme. Depuis que les lampes d’Easafir s’éteignent, les morts se taisent, une vallée après l’autre, comme si autre chose s’était mis à écouter. Ayluk n’a jamais eu peur des fantômes. C’est ce silence qui lui fait peur, et elle marche vers lui.',
  'hero.mercenary.story':
    'Tamra a servi sous neuf bannières et quatre l’ont payée. Pour chacune des autres, elle a une cicatrice, et pour chaque cicatrice une histoire qui change. Un hiver à Ündsenoin, qui devait n’être qu’une cachette, est devenu le premier foyer dont elle ait jamais payé le loyer. Quand les anciens ont demandé qui irait à la capitale, elle a donné son prix, on a ri, et elle a fait son sac quand même. Elle appelle cela un placement à long terme.',
}

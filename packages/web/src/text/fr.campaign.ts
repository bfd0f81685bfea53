/** Ce que dit la coque en français, quatrième partie : les campagnes. */
import type { enCampaign } from './en.campaign.ts'

export const frCampaign: typeof enCampaign = {
  campaign: {
    shelf: 'Campagnes',
    lead: 'Chaque livre est une campagne à part. Il se souvient de vos choix, de leur prix et de ceux qui étaient là.',
    empty: 'Place libre',
    begin: 'Commencer une campagne',
    open: 'Ouvrir le livre',
    playOn: 'Reprendre',
    nextScene: 'Vers la scène suivante',
    over: 'Racontée jusqu’au bout',
    act: 'Acte {n}',
    hours: '{hours, plural, =0 {} other {# h }}{minutes} min de jeu',
    people: 'Qui joue',
    recap: 'La dernière fois',
    nothingYet: 'Rien n’est encore écrit.',
    chronicle: 'La chronique',
    scene: 'Scène {n}',
    heroes: 'Les héros',
    full: 'Toutes les places sont prises. Choisissez la campagne qui laisse la sienne : elle sera perdue pour de bon.',
    replace: 'Abandonner « {name} »',
    reallyReplace: 'Abandonner « {name} » pour de bon ?',
    mode: '{mode} : {on, select, true {oui} other {non}}. Cela se change entre deux scènes.',
    modeRefused: 'Une scène est en cours : cela se change entre deux scènes.',
    name: 'Nom de la campagne',
    nameOf: 'La chronique de {who}',
    save: 'Enregistrer dans un fichier',
    take: 'Ouvrir un fichier de campagne',
    remove: 'Supprimer cette campagne',
    reallyRemove: 'Supprimer pour de bon ?',
    restart: 'Recommencer l’acte',
    restartHelp:
      'L’histoire revient au début de cet acte. Les choix d’avant sont gardés ; l’or, la nourriture et ce qui a été appris depuis ne le sont pas. C’est le seul moment où le nombre de joueurs peut changer.',
    restartWith: 'Recommencer à {n, plural, one {# joueur} other {# joueurs}}',
    missing: 'Cette campagne n’est pas ici.',
    missingHelp: 'Elle a peut-être été supprimée, ou un autre navigateur la garde.',
    broken: 'Ce fichier n’est pas une campagne que l’on puisse ouvrir : {detail}',
    notes: {
      migrated: 'Cette campagne a été commencée avec une version plus ancienne ; elle a été mise à jour.',
      sceneLost:
        'La scène en cours ne va plus avec les règles d’aujourd’hui. La campagne reprend juste avant elle : rien d’autre n’est perdu.',
      sceneShortened: 'Les règles ont changé : la scène continue, mais une décision a dû être abandonnée ({why}).',
    },
  },
}

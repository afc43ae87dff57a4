// Words are written without dots, hyphens and underscores: with them they are the same to people who read them.

/** Pages of the site and those it will have, and what programs look for at an address. */
const addresses = `
  about account activate activation activationresult ads analytics api app archive article articles assets atom auth
  author authors autoconfig autodiscover balance billing blog bookmarks brand browserconfig callback captcha cdn chat
  checkout comments company config contacts cookies cookiespolicy create css dashboard docs donate donations download
  drafts edit embed error explore export faq favicon faviconico favorites feed files fonts forgotpassword ftp goals graphql
  health healthz home host hostmaster html http https humanstxt icons images imap import inbox index indexhtml invite
  knowledgebase legal library localhost login logout mail mailerdaemon manifest manifestjson market media messages
  metrics money myposts news newsletter nobody noreply notices notifications null oauth orders pages password payment
  payments paymentterms payouts ping policy pop3 post postmaster posts press pricing privacy privacypolicy profile public
  pymentterms readyz receipt receipts refunds register registration reports resetpassword robots robotstxt root rss rules
  search securitytxt serviceworker session sessions settings signin signout signup sitemap sitemapxml smtp
  ssl static stats status stored storybook subscribe subscriptions swjs tags taxes terms termsofservice test themes tiers
  undefined unsubscribe updates uploads user username users verification verify wallet webhook webhooks webmaster
  websocket wellknown withdrawals www
`;

/** Offices of the site, in English and in Russian. */
const offices = `
  abuse administrative bezopasnost bot buhgalteriya director direktor everyone feedback finance help helpdesk info
  komanda kontakty mod novosti oficialno oficialny oficialnyi oficialniy oficialnyj ofitsialno ofitsialny ofitsialnyi
  ofitsialniy ofitsialnyy ofitsialnyj official operator otzyvy owner pomosch pomosh pomoshch pomoshh pravila redakcia
  redakciya redaktsia redaktsiya sales security sluzhbapodderzhki sotrudnik spravka staff superuser sysadmin sysop system
  team tech tehpodderzhka tekhpodderzhka verified vladelec vladelets
`;

/** Names of the site and its staff, which no username may contain, also with figures or with figures for letters. */
const staff = `
  soavtor soawtor admin admins administrator administrators administration administracia administraciya administratsia
  administratsiya moder moderator moderators moderation moderacia moderaciya moderatsia moderatsiya support podderzhka
  podderjka podderzka podderzhki podderjki sapport
`;

const wordsOf = (list: string): string[] => list.trim().split(/\s+/);

const reserved = new Set([...wordsOf(addresses), ...wordsOf(offices)]);
const staffWords = wordsOf(staff).join('|').replaceAll('o', '[o0]').replaceAll('i', '[i1l]');
const namesStaff = new RegExp(`^\\d*(?:${staffWords})\\d*$`);

/** True for a name that the site needs: an address, a well-known file, or a name of its staff. */
export function isReservedUsername(username: string): boolean {
  const parts = username.toLowerCase().split(/[._-]/);
  const joined = parts.join('');
  return reserved.has(joined) || [joined, ...parts].some((part) => namesStaff.test(part));
}

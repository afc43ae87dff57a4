const comments = /<!--[\s\S]*?-->/g;
const elements = /<(style|script)\b[\s\S]*?<\/\1\b[^>]*>/gi;
/** Also of an unclosed style or script. */
const single = /<\/?(?:style|script|link|base|meta|o:p|xml)\b[^>]*>/gi;
const tags = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const attributes = /([\s"'/])(style|on\w+)(?=\s*=)/gi;

/** Replaces removed markup: otherwise its neighbours could join to a new tag. */
const nothing = '<!---->';

/** Says that what is pasted was copied in this editor: every space of it counts. */
export const ownAttribute = 'data-own';

/**
 * Pasted HTML without attributes that the content security policy forbids, before the browser parses it: even in an
 * invisible document `style=` and `onerror=` are reported and dropped, and Google's bold text loses its `normal`. They
 * are kept as `data-style`, which tells bold and italic.
 */
export const cleanHtml = (html: string): string =>
  html
    .replace(comments, '')
    .replace(elements, nothing)
    .replace(single, nothing)
    .replace(tags, (tag) =>
      tag.replace(attributes, '$1data-$2').replace(/\sdata-pm-slice=/i, ` ${ownAttribute}=`),
    );

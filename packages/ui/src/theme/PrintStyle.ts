import { staticStyles } from './static-styles.ts'
import { color, font, space } from './tokens.ts'

/**
 * A printout is a document. Buttons are left out, except those that are content (`cm-print`), and fields print as text.
 * A wide page (`cm-landscape`) is printed in landscape.
 */
export const PrintStyle = staticStyles(
  `
  @media print {
    button:not(.cm-print, [role='switch']),
    a[href^='#'],
    [popover],
    [role='tab']:not([aria-selected='true']),
    nav a:not([aria-current]),
    nav svg,
    [id$='-hint'],
    select ~ svg,
    section h2 + p,
    section:has(> details),
    details {
      display: none !important;
    }

    input:not([type='checkbox'], [type='radio']),
    select,
    textarea,
    :has(> input:not([type='checkbox'], [type='radio'])) {
      min-block-size: 0 !important;
      padding: 0 !important;
      border: 0 !important;
      background: none !important;
      appearance: none;
      field-sizing: content;
      resize: none;
    }

    aside {
      position: static !important;
      max-block-size: none !important;
      overflow: visible !important;
    }

    ::placeholder { color: transparent !important; }
    [role='switch'] { print-color-adjust: exact; }
    body:has(.cm-landscape, .cm-grid) { page: landscape; }
    @page landscape { size: landscape; }
  }

  /* Tables: nothing sticky, headers on every page and no row split between pages. */
  @media print {
    .cm-table-toolbar,
    .cm-table-footer {
      display: none;
    }

    .cm-table-title {
      display: flex;
      justify-content: space-between;
      gap: ${space(4)};
    }

    .cm-table-scroll {
      min-block-size: 0;
      max-block-size: none;
      overflow: visible;
      border: 0;
    }
  }

  .cm-grid {
    @media print {
      color: ${color('ink')};
      font: ${font('caption')};

      && {
        table-layout: auto;
        min-inline-size: 0;
      }

      > thead > tr > th {
        min-inline-size: 0 !important;
      }

      > colgroup {
        display: none;
      }

      > thead {
        position: static;
        display: table-header-group;
      }

      > thead > tr[aria-rowindex='2'],
      > * > tr > .lead,
      > * > tr > .actions,
      > thead > tr > th > * {
        display: none;
      }

      /* Headers repeat on every page, but browsers print button text only on the first. */
      > thead > tr > th::before {
        content: attr(data-header);
        padding-inline: ${space(3)};
        font: ${font('captionStrong')};
      }

      /* Totals are at the end of the list, not on every page. */
      > tfoot {
        position: static;
        display: table-row-group;
      }

      > * > tr {
        break-inside: avoid;
      }

      > * > tr > .name {
        position: static;
      }

      > tbody > tr,
      > tbody > tr:hover {
        background: none;
      }

      > tbody > tr > td,
      > tfoot > tr > td {
        block-size: auto;
        padding-block: ${space(1)};
        font: ${font('caption')};

        > bdi {
          display: inline;
          max-inline-size: none;
        }
      }
    }
  }
`,
  'page',
)

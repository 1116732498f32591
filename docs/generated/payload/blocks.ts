// Generated from the content model of the shop by its tests. Copy this file, and copy it again after an upgrade.
import type { Block } from 'payload'

export const blocks: Block[] = [
  {
    "slug": "banner",
    "fields": [
      {
        "name": "trackingId",
        "type": "text"
      },
      {
        "name": "alias",
        "type": "text"
      },
      {
        "name": "backgroundColor",
        "type": "text",
        "maxLength": 7,
        "admin": {
          "description": "#rgb or #rrggbb"
        }
      },
      {
        "name": "clipboard",
        "type": "text"
      },
      {
        "name": "toggleFullWidth",
        "type": "checkbox"
      },
      {
        "name": "images",
        "type": "group",
        "fields": [
          {
            "name": "mobile",
            "type": "group",
            "fields": [
              {
                "name": "image",
                "type": "upload",
                "relationTo": "media",
                "localized": true
              },
              {
                "name": "aspectRatio",
                "type": "text",
                "admin": {
                  "description": "Such as 3/4. Empty: that of the file."
                }
              }
            ]
          },
          {
            "name": "tablet",
            "type": "group",
            "fields": [
              {
                "name": "image",
                "type": "upload",
                "relationTo": "media",
                "localized": true
              },
              {
                "name": "aspectRatio",
                "type": "text",
                "admin": {
                  "description": "Such as 3/4. Empty: that of the file."
                }
              }
            ]
          },
          {
            "name": "desktop",
            "type": "group",
            "fields": [
              {
                "name": "image",
                "type": "upload",
                "relationTo": "media",
                "localized": true
              },
              {
                "name": "aspectRatio",
                "type": "text",
                "admin": {
                  "description": "Such as 3/4. Empty: that of the file."
                }
              }
            ]
          }
        ]
      },
      {
        "name": "link",
        "type": "group",
        "fields": [
          {
            "name": "label",
            "type": "text",
            "localized": true
          },
          {
            "name": "type",
            "type": "select",
            "options": [
              "reference",
              "url"
            ]
          },
          {
            "name": "reference",
            "type": "relationship",
            "relationTo": [
              "pages",
              "categories"
            ]
          },
          {
            "name": "url",
            "type": "text",
            "localized": true
          },
          {
            "name": "query",
            "type": "text"
          },
          {
            "name": "newTab",
            "type": "checkbox"
          }
        ]
      },
      {
        "name": "safeSide",
        "type": "select",
        "options": [
          "start",
          "end",
          "top",
          "bottom"
        ]
      },
      {
        "name": "countdown",
        "type": "group",
        "fields": [
          {
            "name": "backgroundColor",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "color",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "disabledMobile",
            "type": "checkbox"
          },
          {
            "name": "disabledTablet",
            "type": "checkbox"
          },
          {
            "name": "disabledDesktop",
            "type": "checkbox"
          },
          {
            "name": "countdownDateTime",
            "type": "date",
            "admin": {
              "date": {
                "pickerAppearance": "dayAndTime"
              }
            }
          }
        ]
      },
      {
        "name": "disabled",
        "type": "group",
        "fields": [
          {
            "name": "app",
            "type": "checkbox"
          },
          {
            "name": "mobile",
            "type": "checkbox"
          },
          {
            "name": "tablet",
            "type": "checkbox"
          },
          {
            "name": "desktop",
            "type": "checkbox"
          }
        ]
      },
      {
        "name": "mobileText",
        "type": "group",
        "fields": [
          {
            "name": "cta",
            "type": "group",
            "fields": [
              {
                "name": "label",
                "type": "text",
                "localized": true
              },
              {
                "name": "type",
                "type": "select",
                "options": [
                  "reference",
                  "url"
                ]
              },
              {
                "name": "reference",
                "type": "relationship",
                "relationTo": [
                  "pages",
                  "categories"
                ]
              },
              {
                "name": "url",
                "type": "text",
                "localized": true
              },
              {
                "name": "query",
                "type": "text"
              },
              {
                "name": "newTab",
                "type": "checkbox"
              }
            ]
          },
          {
            "name": "ctaBackgroundColor",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "ctaFontSize",
            "type": "number"
          },
          {
            "name": "ctaColor",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "ctaPosition",
            "type": "text"
          },
          {
            "name": "xSpace",
            "type": "number"
          },
          {
            "name": "ySpace",
            "type": "number"
          },
          {
            "name": "disclaimer",
            "type": "text",
            "localized": true
          },
          {
            "name": "enableCtaIcon",
            "type": "checkbox"
          },
          {
            "name": "text",
            "type": "richText",
            "localized": true
          }
        ]
      },
      {
        "name": "tabletText",
        "type": "group",
        "fields": [
          {
            "name": "cta",
            "type": "group",
            "fields": [
              {
                "name": "label",
                "type": "text",
                "localized": true
              },
              {
                "name": "type",
                "type": "select",
                "options": [
                  "reference",
                  "url"
                ]
              },
              {
                "name": "reference",
                "type": "relationship",
                "relationTo": [
                  "pages",
                  "categories"
                ]
              },
              {
                "name": "url",
                "type": "text",
                "localized": true
              },
              {
                "name": "query",
                "type": "text"
              },
              {
                "name": "newTab",
                "type": "checkbox"
              }
            ]
          },
          {
            "name": "ctaBackgroundColor",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "ctaFontSize",
            "type": "number"
          },
          {
            "name": "ctaColor",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "ctaPosition",
            "type": "text"
          },
          {
            "name": "xSpace",
            "type": "number"
          },
          {
            "name": "ySpace",
            "type": "number"
          },
          {
            "name": "disclaimer",
            "type": "text",
            "localized": true
          },
          {
            "name": "enableCtaIcon",
            "type": "checkbox"
          },
          {
            "name": "text",
            "type": "richText",
            "localized": true
          }
        ]
      },
      {
        "name": "desktopText",
        "type": "group",
        "fields": [
          {
            "name": "cta",
            "type": "group",
            "fields": [
              {
                "name": "label",
                "type": "text",
                "localized": true
              },
              {
                "name": "type",
                "type": "select",
                "options": [
                  "reference",
                  "url"
                ]
              },
              {
                "name": "reference",
                "type": "relationship",
                "relationTo": [
                  "pages",
                  "categories"
                ]
              },
              {
                "name": "url",
                "type": "text",
                "localized": true
              },
              {
                "name": "query",
                "type": "text"
              },
              {
                "name": "newTab",
                "type": "checkbox"
              }
            ]
          },
          {
            "name": "ctaBackgroundColor",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "ctaFontSize",
            "type": "number"
          },
          {
            "name": "ctaColor",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "ctaPosition",
            "type": "text"
          },
          {
            "name": "xSpace",
            "type": "number"
          },
          {
            "name": "ySpace",
            "type": "number"
          },
          {
            "name": "disclaimer",
            "type": "text",
            "localized": true
          },
          {
            "name": "enableCtaIcon",
            "type": "checkbox"
          },
          {
            "name": "text",
            "type": "richText",
            "localized": true
          }
        ]
      }
    ]
  },
  {
    "slug": "promotionSpot",
    "fields": [
      {
        "name": "trackingId",
        "type": "text"
      },
      {
        "name": "alias",
        "type": "text"
      },
      {
        "name": "backgroundColor",
        "type": "text",
        "maxLength": 7,
        "admin": {
          "description": "#rgb or #rrggbb"
        }
      },
      {
        "name": "clipboard",
        "type": "text"
      },
      {
        "name": "position",
        "type": "number"
      },
      {
        "name": "randomPosition",
        "type": "checkbox"
      },
      {
        "name": "images",
        "type": "group",
        "fields": [
          {
            "name": "mobile",
            "type": "group",
            "fields": [
              {
                "name": "image",
                "type": "upload",
                "relationTo": "media",
                "localized": true
              },
              {
                "name": "aspectRatio",
                "type": "text",
                "admin": {
                  "description": "Such as 3/4. Empty: that of the file."
                }
              }
            ]
          },
          {
            "name": "tablet",
            "type": "group",
            "fields": [
              {
                "name": "image",
                "type": "upload",
                "relationTo": "media",
                "localized": true
              },
              {
                "name": "aspectRatio",
                "type": "text",
                "admin": {
                  "description": "Such as 3/4. Empty: that of the file."
                }
              }
            ]
          },
          {
            "name": "desktop",
            "type": "group",
            "fields": [
              {
                "name": "image",
                "type": "upload",
                "relationTo": "media",
                "localized": true
              },
              {
                "name": "aspectRatio",
                "type": "text",
                "admin": {
                  "description": "Such as 3/4. Empty: that of the file."
                }
              }
            ]
          }
        ]
      },
      {
        "name": "link",
        "type": "group",
        "fields": [
          {
            "name": "label",
            "type": "text",
            "localized": true
          },
          {
            "name": "type",
            "type": "select",
            "options": [
              "reference",
              "url"
            ]
          },
          {
            "name": "reference",
            "type": "relationship",
            "relationTo": [
              "pages",
              "categories"
            ]
          },
          {
            "name": "url",
            "type": "text",
            "localized": true
          },
          {
            "name": "query",
            "type": "text"
          },
          {
            "name": "newTab",
            "type": "checkbox"
          }
        ]
      },
      {
        "name": "countdown",
        "type": "group",
        "fields": [
          {
            "name": "backgroundColor",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "color",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "disabledMobile",
            "type": "checkbox"
          },
          {
            "name": "disabledTablet",
            "type": "checkbox"
          },
          {
            "name": "disabledDesktop",
            "type": "checkbox"
          },
          {
            "name": "countdownDateTime",
            "type": "date",
            "admin": {
              "date": {
                "pickerAppearance": "dayAndTime"
              }
            }
          }
        ]
      },
      {
        "name": "disabled",
        "type": "group",
        "fields": [
          {
            "name": "app",
            "type": "checkbox"
          },
          {
            "name": "mobile",
            "type": "checkbox"
          },
          {
            "name": "tablet",
            "type": "checkbox"
          },
          {
            "name": "desktop",
            "type": "checkbox"
          }
        ]
      },
      {
        "name": "mobileText",
        "type": "group",
        "fields": [
          {
            "name": "cta",
            "type": "group",
            "fields": [
              {
                "name": "label",
                "type": "text",
                "localized": true
              },
              {
                "name": "type",
                "type": "select",
                "options": [
                  "reference",
                  "url"
                ]
              },
              {
                "name": "reference",
                "type": "relationship",
                "relationTo": [
                  "pages",
                  "categories"
                ]
              },
              {
                "name": "url",
                "type": "text",
                "localized": true
              },
              {
                "name": "query",
                "type": "text"
              },
              {
                "name": "newTab",
                "type": "checkbox"
              }
            ]
          },
          {
            "name": "ctaBackgroundColor",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "ctaFontSize",
            "type": "number"
          },
          {
            "name": "ctaColor",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "ctaPosition",
            "type": "text"
          },
          {
            "name": "xSpace",
            "type": "number"
          },
          {
            "name": "ySpace",
            "type": "number"
          },
          {
            "name": "disclaimer",
            "type": "text",
            "localized": true
          },
          {
            "name": "enableCtaIcon",
            "type": "checkbox"
          },
          {
            "name": "text",
            "type": "richText",
            "localized": true
          }
        ]
      },
      {
        "name": "tabletText",
        "type": "group",
        "fields": [
          {
            "name": "cta",
            "type": "group",
            "fields": [
              {
                "name": "label",
                "type": "text",
                "localized": true
              },
              {
                "name": "type",
                "type": "select",
                "options": [
                  "reference",
                  "url"
                ]
              },
              {
                "name": "reference",
                "type": "relationship",
                "relationTo": [
                  "pages",
                  "categories"
                ]
              },
              {
                "name": "url",
                "type": "text",
                "localized": true
              },
              {
                "name": "query",
                "type": "text"
              },
              {
                "name": "newTab",
                "type": "checkbox"
              }
            ]
          },
          {
            "name": "ctaBackgroundColor",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "ctaFontSize",
            "type": "number"
          },
          {
            "name": "ctaColor",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "ctaPosition",
            "type": "text"
          },
          {
            "name": "xSpace",
            "type": "number"
          },
          {
            "name": "ySpace",
            "type": "number"
          },
          {
            "name": "disclaimer",
            "type": "text",
            "localized": true
          },
          {
            "name": "enableCtaIcon",
            "type": "checkbox"
          },
          {
            "name": "text",
            "type": "richText",
            "localized": true
          }
        ]
      },
      {
        "name": "desktopText",
        "type": "group",
        "fields": [
          {
            "name": "cta",
            "type": "group",
            "fields": [
              {
                "name": "label",
                "type": "text",
                "localized": true
              },
              {
                "name": "type",
                "type": "select",
                "options": [
                  "reference",
                  "url"
                ]
              },
              {
                "name": "reference",
                "type": "relationship",
                "relationTo": [
                  "pages",
                  "categories"
                ]
              },
              {
                "name": "url",
                "type": "text",
                "localized": true
              },
              {
                "name": "query",
                "type": "text"
              },
              {
                "name": "newTab",
                "type": "checkbox"
              }
            ]
          },
          {
            "name": "ctaBackgroundColor",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "ctaFontSize",
            "type": "number"
          },
          {
            "name": "ctaColor",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "ctaPosition",
            "type": "text"
          },
          {
            "name": "xSpace",
            "type": "number"
          },
          {
            "name": "ySpace",
            "type": "number"
          },
          {
            "name": "disclaimer",
            "type": "text",
            "localized": true
          },
          {
            "name": "enableCtaIcon",
            "type": "checkbox"
          },
          {
            "name": "text",
            "type": "richText",
            "localized": true
          }
        ]
      },
      {
        "name": "tileType",
        "type": "select",
        "options": [
          "1x1",
          "1x2",
          "2x1",
          "3x1",
          "2x2"
        ]
      },
      {
        "name": "mode",
        "type": "select",
        "options": [
          "IMAGE",
          "TEXT"
        ]
      }
    ]
  },
  {
    "slug": "slimBannerSimple",
    "fields": [
      {
        "name": "trackingId",
        "type": "text"
      },
      {
        "name": "alias",
        "type": "text"
      },
      {
        "name": "backgroundColor",
        "type": "text",
        "maxLength": 7,
        "admin": {
          "description": "#rgb or #rrggbb"
        }
      },
      {
        "name": "clipboard",
        "type": "text"
      },
      {
        "name": "location",
        "type": "select",
        "options": [
          "above",
          "below"
        ]
      },
      {
        "name": "textAlign",
        "type": "select",
        "options": [
          "start",
          "center",
          "end"
        ]
      },
      {
        "name": "countdown",
        "type": "group",
        "fields": [
          {
            "name": "backgroundColor",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "color",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "disabledMobile",
            "type": "checkbox"
          },
          {
            "name": "disabledTablet",
            "type": "checkbox"
          },
          {
            "name": "disabledDesktop",
            "type": "checkbox"
          },
          {
            "name": "countdownDateTime",
            "type": "date",
            "admin": {
              "date": {
                "pickerAppearance": "dayAndTime"
              }
            }
          }
        ]
      },
      {
        "name": "disabled",
        "type": "group",
        "fields": [
          {
            "name": "app",
            "type": "checkbox"
          },
          {
            "name": "mobile",
            "type": "checkbox"
          },
          {
            "name": "tablet",
            "type": "checkbox"
          },
          {
            "name": "desktop",
            "type": "checkbox"
          }
        ]
      },
      {
        "name": "textSettings",
        "type": "array",
        "fields": [
          {
            "name": "text",
            "type": "text",
            "localized": true
          },
          {
            "name": "link",
            "type": "group",
            "fields": [
              {
                "name": "label",
                "type": "text",
                "localized": true
              },
              {
                "name": "type",
                "type": "select",
                "options": [
                  "reference",
                  "url"
                ]
              },
              {
                "name": "reference",
                "type": "relationship",
                "relationTo": [
                  "pages",
                  "categories"
                ]
              },
              {
                "name": "url",
                "type": "text",
                "localized": true
              },
              {
                "name": "query",
                "type": "text"
              },
              {
                "name": "newTab",
                "type": "checkbox"
              }
            ]
          },
          {
            "name": "clipboard",
            "type": "text"
          },
          {
            "name": "countdown",
            "type": "group",
            "fields": [
              {
                "name": "backgroundColor",
                "type": "text",
                "maxLength": 7,
                "admin": {
                  "description": "#rgb or #rrggbb"
                }
              },
              {
                "name": "color",
                "type": "text",
                "maxLength": 7,
                "admin": {
                  "description": "#rgb or #rrggbb"
                }
              },
              {
                "name": "disabledMobile",
                "type": "checkbox"
              },
              {
                "name": "disabledTablet",
                "type": "checkbox"
              },
              {
                "name": "disabledDesktop",
                "type": "checkbox"
              },
              {
                "name": "countdownDateTime",
                "type": "date",
                "admin": {
                  "date": {
                    "pickerAppearance": "dayAndTime"
                  }
                }
              }
            ]
          },
          {
            "name": "disabled",
            "type": "group",
            "fields": [
              {
                "name": "app",
                "type": "checkbox"
              },
              {
                "name": "mobile",
                "type": "checkbox"
              },
              {
                "name": "tablet",
                "type": "checkbox"
              },
              {
                "name": "desktop",
                "type": "checkbox"
              }
            ]
          }
        ]
      }
    ]
  },
  {
    "slug": "slimBannerContainer",
    "fields": [
      {
        "name": "trackingId",
        "type": "text"
      },
      {
        "name": "alias",
        "type": "text"
      },
      {
        "name": "backgroundColor",
        "type": "text",
        "maxLength": 7,
        "admin": {
          "description": "#rgb or #rrggbb"
        }
      },
      {
        "name": "clipboard",
        "type": "text"
      },
      {
        "name": "location",
        "type": "select",
        "options": [
          "above",
          "below"
        ]
      },
      {
        "name": "textAlign",
        "type": "select",
        "options": [
          "start",
          "center",
          "end"
        ]
      },
      {
        "name": "countdown",
        "type": "group",
        "fields": [
          {
            "name": "backgroundColor",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "color",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "disabledMobile",
            "type": "checkbox"
          },
          {
            "name": "disabledTablet",
            "type": "checkbox"
          },
          {
            "name": "disabledDesktop",
            "type": "checkbox"
          },
          {
            "name": "countdownDateTime",
            "type": "date",
            "admin": {
              "date": {
                "pickerAppearance": "dayAndTime"
              }
            }
          }
        ]
      },
      {
        "name": "disabled",
        "type": "group",
        "fields": [
          {
            "name": "app",
            "type": "checkbox"
          },
          {
            "name": "mobile",
            "type": "checkbox"
          },
          {
            "name": "tablet",
            "type": "checkbox"
          },
          {
            "name": "desktop",
            "type": "checkbox"
          }
        ]
      },
      {
        "name": "textSettings",
        "type": "array",
        "fields": [
          {
            "name": "text",
            "type": "text",
            "localized": true
          },
          {
            "name": "link",
            "type": "group",
            "fields": [
              {
                "name": "label",
                "type": "text",
                "localized": true
              },
              {
                "name": "type",
                "type": "select",
                "options": [
                  "reference",
                  "url"
                ]
              },
              {
                "name": "reference",
                "type": "relationship",
                "relationTo": [
                  "pages",
                  "categories"
                ]
              },
              {
                "name": "url",
                "type": "text",
                "localized": true
              },
              {
                "name": "query",
                "type": "text"
              },
              {
                "name": "newTab",
                "type": "checkbox"
              }
            ]
          },
          {
            "name": "clipboard",
            "type": "text"
          },
          {
            "name": "countdown",
            "type": "group",
            "fields": [
              {
                "name": "backgroundColor",
                "type": "text",
                "maxLength": 7,
                "admin": {
                  "description": "#rgb or #rrggbb"
                }
              },
              {
                "name": "color",
                "type": "text",
                "maxLength": 7,
                "admin": {
                  "description": "#rgb or #rrggbb"
                }
              },
              {
                "name": "disabledMobile",
                "type": "checkbox"
              },
              {
                "name": "disabledTablet",
                "type": "checkbox"
              },
              {
                "name": "disabledDesktop",
                "type": "checkbox"
              },
              {
                "name": "countdownDateTime",
                "type": "date",
                "admin": {
                  "date": {
                    "pickerAppearance": "dayAndTime"
                  }
                }
              }
            ]
          },
          {
            "name": "disabled",
            "type": "group",
            "fields": [
              {
                "name": "app",
                "type": "checkbox"
              },
              {
                "name": "mobile",
                "type": "checkbox"
              },
              {
                "name": "tablet",
                "type": "checkbox"
              },
              {
                "name": "desktop",
                "type": "checkbox"
              }
            ]
          }
        ]
      }
    ]
  },
  {
    "slug": "slimBannerAdvanced",
    "fields": [
      {
        "name": "trackingId",
        "type": "text"
      },
      {
        "name": "alias",
        "type": "text"
      },
      {
        "name": "backgroundColor",
        "type": "text",
        "maxLength": 7,
        "admin": {
          "description": "#rgb or #rrggbb"
        }
      },
      {
        "name": "clipboard",
        "type": "text"
      },
      {
        "name": "location",
        "type": "select",
        "options": [
          "above",
          "below"
        ]
      },
      {
        "name": "textAlign",
        "type": "select",
        "options": [
          "start",
          "center",
          "end"
        ]
      },
      {
        "name": "countdown",
        "type": "group",
        "fields": [
          {
            "name": "backgroundColor",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "color",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "disabledMobile",
            "type": "checkbox"
          },
          {
            "name": "disabledTablet",
            "type": "checkbox"
          },
          {
            "name": "disabledDesktop",
            "type": "checkbox"
          },
          {
            "name": "countdownDateTime",
            "type": "date",
            "admin": {
              "date": {
                "pickerAppearance": "dayAndTime"
              }
            }
          }
        ]
      },
      {
        "name": "disabled",
        "type": "group",
        "fields": [
          {
            "name": "app",
            "type": "checkbox"
          },
          {
            "name": "mobile",
            "type": "checkbox"
          },
          {
            "name": "tablet",
            "type": "checkbox"
          },
          {
            "name": "desktop",
            "type": "checkbox"
          }
        ]
      },
      {
        "name": "textSettings",
        "type": "array",
        "fields": [
          {
            "name": "text",
            "type": "text",
            "localized": true
          },
          {
            "name": "link",
            "type": "group",
            "fields": [
              {
                "name": "label",
                "type": "text",
                "localized": true
              },
              {
                "name": "type",
                "type": "select",
                "options": [
                  "reference",
                  "url"
                ]
              },
              {
                "name": "reference",
                "type": "relationship",
                "relationTo": [
                  "pages",
                  "categories"
                ]
              },
              {
                "name": "url",
                "type": "text",
                "localized": true
              },
              {
                "name": "query",
                "type": "text"
              },
              {
                "name": "newTab",
                "type": "checkbox"
              }
            ]
          },
          {
            "name": "clipboard",
            "type": "text"
          },
          {
            "name": "countdown",
            "type": "group",
            "fields": [
              {
                "name": "backgroundColor",
                "type": "text",
                "maxLength": 7,
                "admin": {
                  "description": "#rgb or #rrggbb"
                }
              },
              {
                "name": "color",
                "type": "text",
                "maxLength": 7,
                "admin": {
                  "description": "#rgb or #rrggbb"
                }
              },
              {
                "name": "disabledMobile",
                "type": "checkbox"
              },
              {
                "name": "disabledTablet",
                "type": "checkbox"
              },
              {
                "name": "disabledDesktop",
                "type": "checkbox"
              },
              {
                "name": "countdownDateTime",
                "type": "date",
                "admin": {
                  "date": {
                    "pickerAppearance": "dayAndTime"
                  }
                }
              }
            ]
          },
          {
            "name": "disabled",
            "type": "group",
            "fields": [
              {
                "name": "app",
                "type": "checkbox"
              },
              {
                "name": "mobile",
                "type": "checkbox"
              },
              {
                "name": "tablet",
                "type": "checkbox"
              },
              {
                "name": "desktop",
                "type": "checkbox"
              }
            ]
          }
        ]
      },
      {
        "name": "animation",
        "type": "select",
        "options": [
          "slide",
          "fade"
        ]
      },
      {
        "name": "animationDuration",
        "type": "number",
        "min": 0,
        "max": 5000
      },
      {
        "name": "animationDelay",
        "type": "number",
        "min": 1000,
        "max": 60000
      },
      {
        "name": "loopLimit",
        "type": "number",
        "min": 0,
        "max": 100
      },
      {
        "name": "showBannerControls",
        "type": "checkbox"
      }
    ]
  },
  {
    "slug": "text",
    "fields": [
      {
        "name": "trackingId",
        "type": "text"
      },
      {
        "name": "alias",
        "type": "text"
      },
      {
        "name": "backgroundColor",
        "type": "text",
        "maxLength": 7,
        "admin": {
          "description": "#rgb or #rrggbb"
        }
      },
      {
        "name": "clipboard",
        "type": "text"
      },
      {
        "name": "headline",
        "type": "text",
        "localized": true
      },
      {
        "name": "wordLimit",
        "type": "number"
      },
      {
        "name": "countdown",
        "type": "group",
        "fields": [
          {
            "name": "backgroundColor",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "color",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "disabledMobile",
            "type": "checkbox"
          },
          {
            "name": "disabledTablet",
            "type": "checkbox"
          },
          {
            "name": "disabledDesktop",
            "type": "checkbox"
          },
          {
            "name": "countdownDateTime",
            "type": "date",
            "admin": {
              "date": {
                "pickerAppearance": "dayAndTime"
              }
            }
          }
        ]
      },
      {
        "name": "disabled",
        "type": "group",
        "fields": [
          {
            "name": "app",
            "type": "checkbox"
          },
          {
            "name": "mobile",
            "type": "checkbox"
          },
          {
            "name": "tablet",
            "type": "checkbox"
          },
          {
            "name": "desktop",
            "type": "checkbox"
          }
        ]
      },
      {
        "name": "text",
        "type": "richText",
        "localized": true
      }
    ]
  },
  {
    "slug": "seo",
    "fields": [
      {
        "name": "trackingId",
        "type": "text"
      },
      {
        "name": "alias",
        "type": "text"
      },
      {
        "name": "backgroundColor",
        "type": "text",
        "maxLength": 7,
        "admin": {
          "description": "#rgb or #rrggbb"
        }
      },
      {
        "name": "clipboard",
        "type": "text"
      },
      {
        "name": "headline",
        "type": "text",
        "localized": true
      },
      {
        "name": "countdown",
        "type": "group",
        "fields": [
          {
            "name": "backgroundColor",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "color",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "disabledMobile",
            "type": "checkbox"
          },
          {
            "name": "disabledTablet",
            "type": "checkbox"
          },
          {
            "name": "disabledDesktop",
            "type": "checkbox"
          },
          {
            "name": "countdownDateTime",
            "type": "date",
            "admin": {
              "date": {
                "pickerAppearance": "dayAndTime"
              }
            }
          }
        ]
      },
      {
        "name": "disabled",
        "type": "group",
        "fields": [
          {
            "name": "app",
            "type": "checkbox"
          },
          {
            "name": "mobile",
            "type": "checkbox"
          },
          {
            "name": "tablet",
            "type": "checkbox"
          },
          {
            "name": "desktop",
            "type": "checkbox"
          }
        ]
      },
      {
        "name": "text",
        "type": "richText",
        "localized": true
      }
    ]
  },
  {
    "slug": "usp",
    "fields": [
      {
        "name": "trackingId",
        "type": "text"
      },
      {
        "name": "alias",
        "type": "text"
      },
      {
        "name": "backgroundColor",
        "type": "text",
        "maxLength": 7,
        "admin": {
          "description": "#rgb or #rrggbb"
        }
      },
      {
        "name": "clipboard",
        "type": "text"
      },
      {
        "name": "points",
        "type": "array",
        "fields": [
          {
            "name": "icon",
            "type": "text"
          },
          {
            "name": "title",
            "type": "text",
            "localized": true
          },
          {
            "name": "text",
            "type": "text",
            "localized": true
          },
          {
            "name": "link",
            "type": "group",
            "fields": [
              {
                "name": "label",
                "type": "text",
                "localized": true
              },
              {
                "name": "type",
                "type": "select",
                "options": [
                  "reference",
                  "url"
                ]
              },
              {
                "name": "reference",
                "type": "relationship",
                "relationTo": [
                  "pages",
                  "categories"
                ]
              },
              {
                "name": "url",
                "type": "text",
                "localized": true
              },
              {
                "name": "query",
                "type": "text"
              },
              {
                "name": "newTab",
                "type": "checkbox"
              }
            ]
          }
        ],
        "maxRows": 4
      },
      {
        "name": "countdown",
        "type": "group",
        "fields": [
          {
            "name": "backgroundColor",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "color",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "disabledMobile",
            "type": "checkbox"
          },
          {
            "name": "disabledTablet",
            "type": "checkbox"
          },
          {
            "name": "disabledDesktop",
            "type": "checkbox"
          },
          {
            "name": "countdownDateTime",
            "type": "date",
            "admin": {
              "date": {
                "pickerAppearance": "dayAndTime"
              }
            }
          }
        ]
      },
      {
        "name": "disabled",
        "type": "group",
        "fields": [
          {
            "name": "app",
            "type": "checkbox"
          },
          {
            "name": "mobile",
            "type": "checkbox"
          },
          {
            "name": "tablet",
            "type": "checkbox"
          },
          {
            "name": "desktop",
            "type": "checkbox"
          }
        ]
      }
    ]
  },
  {
    "slug": "multiLink",
    "fields": [
      {
        "name": "trackingId",
        "type": "text"
      },
      {
        "name": "alias",
        "type": "text"
      },
      {
        "name": "backgroundColor",
        "type": "text",
        "maxLength": 7,
        "admin": {
          "description": "#rgb or #rrggbb"
        }
      },
      {
        "name": "clipboard",
        "type": "text"
      },
      {
        "name": "headline",
        "type": "text",
        "localized": true
      },
      {
        "name": "textAlign",
        "type": "select",
        "options": [
          "left",
          "center",
          "right"
        ]
      },
      {
        "name": "slider",
        "type": "checkbox"
      },
      {
        "name": "buttonsPerRow",
        "type": "number",
        "min": 1,
        "max": 6
      },
      {
        "name": "gap",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "width",
        "type": "select",
        "options": [
          "page",
          "full"
        ]
      },
      {
        "name": "sections",
        "type": "array",
        "fields": [
          {
            "name": "link",
            "type": "group",
            "fields": [
              {
                "name": "label",
                "type": "text",
                "localized": true
              },
              {
                "name": "type",
                "type": "select",
                "options": [
                  "reference",
                  "url"
                ]
              },
              {
                "name": "reference",
                "type": "relationship",
                "relationTo": [
                  "pages",
                  "categories"
                ]
              },
              {
                "name": "url",
                "type": "text",
                "localized": true
              },
              {
                "name": "query",
                "type": "text"
              },
              {
                "name": "newTab",
                "type": "checkbox"
              }
            ]
          },
          {
            "name": "image",
            "type": "group",
            "fields": [
              {
                "name": "image",
                "type": "upload",
                "relationTo": "media",
                "localized": true
              },
              {
                "name": "aspectRatio",
                "type": "text",
                "admin": {
                  "description": "Such as 3/4. Empty: that of the file."
                }
              }
            ]
          },
          {
            "name": "ctaTitle",
            "type": "text",
            "localized": true
          },
          {
            "name": "trackingId",
            "type": "text"
          }
        ]
      },
      {
        "name": "countdown",
        "type": "group",
        "fields": [
          {
            "name": "backgroundColor",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "color",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "disabledMobile",
            "type": "checkbox"
          },
          {
            "name": "disabledTablet",
            "type": "checkbox"
          },
          {
            "name": "disabledDesktop",
            "type": "checkbox"
          },
          {
            "name": "countdownDateTime",
            "type": "date",
            "admin": {
              "date": {
                "pickerAppearance": "dayAndTime"
              }
            }
          }
        ]
      },
      {
        "name": "disabled",
        "type": "group",
        "fields": [
          {
            "name": "app",
            "type": "checkbox"
          },
          {
            "name": "mobile",
            "type": "checkbox"
          },
          {
            "name": "tablet",
            "type": "checkbox"
          },
          {
            "name": "desktop",
            "type": "checkbox"
          }
        ]
      }
    ]
  },
  {
    "slug": "accordionText",
    "fields": [
      {
        "name": "trackingId",
        "type": "text"
      },
      {
        "name": "alias",
        "type": "text"
      },
      {
        "name": "backgroundColor",
        "type": "text",
        "maxLength": 7,
        "admin": {
          "description": "#rgb or #rrggbb"
        }
      },
      {
        "name": "clipboard",
        "type": "text"
      },
      {
        "name": "headline",
        "type": "text",
        "localized": true
      },
      {
        "name": "countdown",
        "type": "group",
        "fields": [
          {
            "name": "backgroundColor",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "color",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "disabledMobile",
            "type": "checkbox"
          },
          {
            "name": "disabledTablet",
            "type": "checkbox"
          },
          {
            "name": "disabledDesktop",
            "type": "checkbox"
          },
          {
            "name": "countdownDateTime",
            "type": "date",
            "admin": {
              "date": {
                "pickerAppearance": "dayAndTime"
              }
            }
          }
        ]
      },
      {
        "name": "disabled",
        "type": "group",
        "fields": [
          {
            "name": "app",
            "type": "checkbox"
          },
          {
            "name": "mobile",
            "type": "checkbox"
          },
          {
            "name": "tablet",
            "type": "checkbox"
          },
          {
            "name": "desktop",
            "type": "checkbox"
          }
        ]
      },
      {
        "name": "items",
        "type": "array",
        "fields": [
          {
            "name": "title",
            "type": "text",
            "localized": true
          },
          {
            "name": "text",
            "type": "richText",
            "localized": true
          }
        ]
      }
    ]
  },
  {
    "slug": "trender",
    "fields": [
      {
        "name": "trackingId",
        "type": "text"
      },
      {
        "name": "alias",
        "type": "text"
      },
      {
        "name": "backgroundColor",
        "type": "text",
        "maxLength": 7,
        "admin": {
          "description": "#rgb or #rrggbb"
        }
      },
      {
        "name": "clipboard",
        "type": "text"
      },
      {
        "name": "headline",
        "type": "text",
        "localized": true
      },
      {
        "name": "countdown",
        "type": "group",
        "fields": [
          {
            "name": "backgroundColor",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "color",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "disabledMobile",
            "type": "checkbox"
          },
          {
            "name": "disabledTablet",
            "type": "checkbox"
          },
          {
            "name": "disabledDesktop",
            "type": "checkbox"
          },
          {
            "name": "countdownDateTime",
            "type": "date",
            "admin": {
              "date": {
                "pickerAppearance": "dayAndTime"
              }
            }
          }
        ]
      },
      {
        "name": "disabled",
        "type": "group",
        "fields": [
          {
            "name": "app",
            "type": "checkbox"
          },
          {
            "name": "mobile",
            "type": "checkbox"
          },
          {
            "name": "tablet",
            "type": "checkbox"
          },
          {
            "name": "desktop",
            "type": "checkbox"
          }
        ]
      }
    ]
  },
  {
    "slug": "trustWidget",
    "fields": [
      {
        "name": "trackingId",
        "type": "text"
      },
      {
        "name": "alias",
        "type": "text"
      },
      {
        "name": "backgroundColor",
        "type": "text",
        "maxLength": 7,
        "admin": {
          "description": "#rgb or #rrggbb"
        }
      },
      {
        "name": "clipboard",
        "type": "text"
      },
      {
        "name": "headline",
        "type": "text",
        "localized": true
      },
      {
        "name": "wordLength",
        "type": "number"
      },
      {
        "name": "countdown",
        "type": "group",
        "fields": [
          {
            "name": "backgroundColor",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "color",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "disabledMobile",
            "type": "checkbox"
          },
          {
            "name": "disabledTablet",
            "type": "checkbox"
          },
          {
            "name": "disabledDesktop",
            "type": "checkbox"
          },
          {
            "name": "countdownDateTime",
            "type": "date",
            "admin": {
              "date": {
                "pickerAppearance": "dayAndTime"
              }
            }
          }
        ]
      },
      {
        "name": "disabled",
        "type": "group",
        "fields": [
          {
            "name": "app",
            "type": "checkbox"
          },
          {
            "name": "mobile",
            "type": "checkbox"
          },
          {
            "name": "tablet",
            "type": "checkbox"
          },
          {
            "name": "desktop",
            "type": "checkbox"
          }
        ]
      },
      {
        "name": "text",
        "type": "richText",
        "localized": true
      }
    ]
  },
  {
    "slug": "video",
    "fields": [
      {
        "name": "trackingId",
        "type": "text"
      },
      {
        "name": "alias",
        "type": "text"
      },
      {
        "name": "backgroundColor",
        "type": "text",
        "maxLength": 7,
        "admin": {
          "description": "#rgb or #rrggbb"
        }
      },
      {
        "name": "clipboard",
        "type": "text"
      },
      {
        "name": "headline",
        "type": "text",
        "localized": true
      },
      {
        "name": "videoUrl",
        "type": "text",
        "localized": true
      },
      {
        "name": "poster",
        "type": "group",
        "fields": [
          {
            "name": "image",
            "type": "upload",
            "relationTo": "media",
            "localized": true
          },
          {
            "name": "aspectRatio",
            "type": "text",
            "admin": {
              "description": "Such as 3/4. Empty: that of the file."
            }
          }
        ]
      },
      {
        "name": "loop",
        "type": "checkbox"
      },
      {
        "name": "muted",
        "type": "checkbox"
      },
      {
        "name": "autoplay",
        "type": "checkbox"
      },
      {
        "name": "captions",
        "type": "array",
        "fields": [
          {
            "name": "url",
            "type": "text",
            "localized": true
          },
          {
            "name": "language",
            "type": "text"
          },
          {
            "name": "title",
            "type": "text",
            "localized": true
          }
        ]
      },
      {
        "name": "countdown",
        "type": "group",
        "fields": [
          {
            "name": "backgroundColor",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "color",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "disabledMobile",
            "type": "checkbox"
          },
          {
            "name": "disabledTablet",
            "type": "checkbox"
          },
          {
            "name": "disabledDesktop",
            "type": "checkbox"
          },
          {
            "name": "countdownDateTime",
            "type": "date",
            "admin": {
              "date": {
                "pickerAppearance": "dayAndTime"
              }
            }
          }
        ]
      },
      {
        "name": "disabled",
        "type": "group",
        "fields": [
          {
            "name": "app",
            "type": "checkbox"
          },
          {
            "name": "mobile",
            "type": "checkbox"
          },
          {
            "name": "tablet",
            "type": "checkbox"
          },
          {
            "name": "desktop",
            "type": "checkbox"
          }
        ]
      }
    ]
  },
  {
    "slug": "customerClubSignup",
    "fields": [
      {
        "name": "trackingId",
        "type": "text"
      },
      {
        "name": "alias",
        "type": "text"
      },
      {
        "name": "backgroundColor",
        "type": "text",
        "maxLength": 7,
        "admin": {
          "description": "#rgb or #rrggbb"
        }
      },
      {
        "name": "clipboard",
        "type": "text"
      },
      {
        "name": "headline",
        "type": "text",
        "localized": true
      },
      {
        "name": "buttonText",
        "type": "text",
        "localized": true
      },
      {
        "name": "successMessage",
        "type": "text",
        "localized": true
      },
      {
        "name": "excludedPages",
        "type": "text",
        "hasMany": true
      },
      {
        "name": "asPopup",
        "type": "checkbox"
      },
      {
        "name": "countdown",
        "type": "group",
        "fields": [
          {
            "name": "backgroundColor",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "color",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "disabledMobile",
            "type": "checkbox"
          },
          {
            "name": "disabledTablet",
            "type": "checkbox"
          },
          {
            "name": "disabledDesktop",
            "type": "checkbox"
          },
          {
            "name": "countdownDateTime",
            "type": "date",
            "admin": {
              "date": {
                "pickerAppearance": "dayAndTime"
              }
            }
          }
        ]
      },
      {
        "name": "disabled",
        "type": "group",
        "fields": [
          {
            "name": "app",
            "type": "checkbox"
          },
          {
            "name": "mobile",
            "type": "checkbox"
          },
          {
            "name": "tablet",
            "type": "checkbox"
          },
          {
            "name": "desktop",
            "type": "checkbox"
          }
        ]
      },
      {
        "name": "text",
        "type": "richText",
        "localized": true
      },
      {
        "name": "terms",
        "type": "richText",
        "localized": true
      },
      {
        "name": "subbrands",
        "type": "array",
        "fields": [
          {
            "name": "id",
            "type": "text"
          },
          {
            "name": "name",
            "type": "text",
            "localized": true
          },
          {
            "name": "preSelected",
            "type": "checkbox"
          }
        ]
      }
    ]
  },
  {
    "slug": "imageCarousel",
    "fields": [
      {
        "name": "trackingId",
        "type": "text"
      },
      {
        "name": "alias",
        "type": "text"
      },
      {
        "name": "backgroundColor",
        "type": "text",
        "maxLength": 7,
        "admin": {
          "description": "#rgb or #rrggbb"
        }
      },
      {
        "name": "clipboard",
        "type": "text"
      },
      {
        "name": "headline",
        "type": "text",
        "localized": true
      },
      {
        "name": "headlineTextAlignment",
        "type": "select",
        "options": [
          "left",
          "center",
          "right"
        ]
      },
      {
        "name": "headlineFontSize",
        "type": "number"
      },
      {
        "name": "headlineColor",
        "type": "text",
        "maxLength": 7,
        "admin": {
          "description": "#rgb or #rrggbb"
        }
      },
      {
        "name": "toggleFullWidth",
        "type": "checkbox"
      },
      {
        "name": "autoplay",
        "type": "checkbox"
      },
      {
        "name": "pagination",
        "type": "checkbox"
      },
      {
        "name": "items",
        "type": "array",
        "fields": [
          {
            "name": "images",
            "type": "group",
            "fields": [
              {
                "name": "mobile",
                "type": "group",
                "fields": [
                  {
                    "name": "image",
                    "type": "upload",
                    "relationTo": "media",
                    "localized": true
                  },
                  {
                    "name": "aspectRatio",
                    "type": "text",
                    "admin": {
                      "description": "Such as 3/4. Empty: that of the file."
                    }
                  }
                ]
              },
              {
                "name": "tablet",
                "type": "group",
                "fields": [
                  {
                    "name": "image",
                    "type": "upload",
                    "relationTo": "media",
                    "localized": true
                  },
                  {
                    "name": "aspectRatio",
                    "type": "text",
                    "admin": {
                      "description": "Such as 3/4. Empty: that of the file."
                    }
                  }
                ]
              },
              {
                "name": "desktop",
                "type": "group",
                "fields": [
                  {
                    "name": "image",
                    "type": "upload",
                    "relationTo": "media",
                    "localized": true
                  },
                  {
                    "name": "aspectRatio",
                    "type": "text",
                    "admin": {
                      "description": "Such as 3/4. Empty: that of the file."
                    }
                  }
                ]
              }
            ]
          },
          {
            "name": "title",
            "type": "text",
            "localized": true
          },
          {
            "name": "link",
            "type": "group",
            "fields": [
              {
                "name": "label",
                "type": "text",
                "localized": true
              },
              {
                "name": "type",
                "type": "select",
                "options": [
                  "reference",
                  "url"
                ]
              },
              {
                "name": "reference",
                "type": "relationship",
                "relationTo": [
                  "pages",
                  "categories"
                ]
              },
              {
                "name": "url",
                "type": "text",
                "localized": true
              },
              {
                "name": "query",
                "type": "text"
              },
              {
                "name": "newTab",
                "type": "checkbox"
              }
            ]
          }
        ]
      },
      {
        "name": "countdown",
        "type": "group",
        "fields": [
          {
            "name": "backgroundColor",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "color",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "disabledMobile",
            "type": "checkbox"
          },
          {
            "name": "disabledTablet",
            "type": "checkbox"
          },
          {
            "name": "disabledDesktop",
            "type": "checkbox"
          },
          {
            "name": "countdownDateTime",
            "type": "date",
            "admin": {
              "date": {
                "pickerAppearance": "dayAndTime"
              }
            }
          }
        ]
      },
      {
        "name": "disabled",
        "type": "group",
        "fields": [
          {
            "name": "app",
            "type": "checkbox"
          },
          {
            "name": "mobile",
            "type": "checkbox"
          },
          {
            "name": "tablet",
            "type": "checkbox"
          },
          {
            "name": "desktop",
            "type": "checkbox"
          }
        ]
      },
      {
        "name": "autoplayAfter",
        "type": "number",
        "min": 0,
        "max": 60
      },
      {
        "name": "speed",
        "type": "number",
        "min": 0,
        "max": 5000
      },
      {
        "name": "arrowsPosition",
        "type": "select",
        "options": [
          "INSIDE",
          "OUTSIDE"
        ]
      },
      {
        "name": "displayedProductsMobile",
        "type": "number",
        "min": 1,
        "max": 12
      },
      {
        "name": "displayedProductsTablet",
        "type": "number",
        "min": 1,
        "max": 12
      },
      {
        "name": "displayedProductsDesktop",
        "type": "number",
        "min": 1,
        "max": 12
      },
      {
        "name": "previewLeftMobile",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "previewLeftTablet",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "previewLeftDesktop",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "previewRightMobile",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "previewRightTablet",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "previewRightDesktop",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "paddingTop",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "paddingRight",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "paddingBottom",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "paddingLeft",
        "type": "number",
        "min": 0,
        "max": 400
      }
    ]
  },
  {
    "slug": "productCarousel",
    "fields": [
      {
        "name": "trackingId",
        "type": "text"
      },
      {
        "name": "alias",
        "type": "text"
      },
      {
        "name": "backgroundColor",
        "type": "text",
        "maxLength": 7,
        "admin": {
          "description": "#rgb or #rrggbb"
        }
      },
      {
        "name": "clipboard",
        "type": "text"
      },
      {
        "name": "headline",
        "type": "text",
        "localized": true
      },
      {
        "name": "headlineTextAlignment",
        "type": "select",
        "options": [
          "left",
          "center",
          "right"
        ]
      },
      {
        "name": "headlineFontSize",
        "type": "number"
      },
      {
        "name": "headlineColor",
        "type": "text",
        "maxLength": 7,
        "admin": {
          "description": "#rgb or #rrggbb"
        }
      },
      {
        "name": "toggleFullWidth",
        "type": "checkbox"
      },
      {
        "name": "autoplay",
        "type": "checkbox"
      },
      {
        "name": "pagination",
        "type": "checkbox"
      },
      {
        "name": "link",
        "type": "group",
        "fields": [
          {
            "name": "label",
            "type": "text",
            "localized": true
          },
          {
            "name": "type",
            "type": "select",
            "options": [
              "reference",
              "url"
            ]
          },
          {
            "name": "reference",
            "type": "relationship",
            "relationTo": [
              "pages",
              "categories"
            ]
          },
          {
            "name": "url",
            "type": "text",
            "localized": true
          },
          {
            "name": "query",
            "type": "text"
          },
          {
            "name": "newTab",
            "type": "checkbox"
          }
        ]
      },
      {
        "name": "countdown",
        "type": "group",
        "fields": [
          {
            "name": "backgroundColor",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "color",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "disabledMobile",
            "type": "checkbox"
          },
          {
            "name": "disabledTablet",
            "type": "checkbox"
          },
          {
            "name": "disabledDesktop",
            "type": "checkbox"
          },
          {
            "name": "countdownDateTime",
            "type": "date",
            "admin": {
              "date": {
                "pickerAppearance": "dayAndTime"
              }
            }
          }
        ]
      },
      {
        "name": "disabled",
        "type": "group",
        "fields": [
          {
            "name": "app",
            "type": "checkbox"
          },
          {
            "name": "mobile",
            "type": "checkbox"
          },
          {
            "name": "tablet",
            "type": "checkbox"
          },
          {
            "name": "desktop",
            "type": "checkbox"
          }
        ]
      },
      {
        "name": "autoplayAfter",
        "type": "number",
        "min": 0,
        "max": 60
      },
      {
        "name": "speed",
        "type": "number",
        "min": 0,
        "max": 5000
      },
      {
        "name": "arrowsPosition",
        "type": "select",
        "options": [
          "INSIDE",
          "OUTSIDE"
        ]
      },
      {
        "name": "displayedProductsMobile",
        "type": "number",
        "min": 1,
        "max": 12
      },
      {
        "name": "displayedProductsTablet",
        "type": "number",
        "min": 1,
        "max": 12
      },
      {
        "name": "displayedProductsDesktop",
        "type": "number",
        "min": 1,
        "max": 12
      },
      {
        "name": "previewLeftMobile",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "previewLeftTablet",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "previewLeftDesktop",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "previewRightMobile",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "previewRightTablet",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "previewRightDesktop",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "paddingTop",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "paddingRight",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "paddingBottom",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "paddingLeft",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "content",
        "type": "group",
        "fields": [
          {
            "name": "sorting",
            "type": "text"
          },
          {
            "name": "size",
            "type": "number"
          },
          {
            "name": "products",
            "type": "text",
            "hasMany": true
          },
          {
            "name": "category",
            "type": "relationship",
            "relationTo": [
              "categories"
            ]
          }
        ]
      }
    ]
  },
  {
    "slug": "productCarouselRecommendationV2",
    "fields": [
      {
        "name": "trackingId",
        "type": "text"
      },
      {
        "name": "alias",
        "type": "text"
      },
      {
        "name": "backgroundColor",
        "type": "text",
        "maxLength": 7,
        "admin": {
          "description": "#rgb or #rrggbb"
        }
      },
      {
        "name": "clipboard",
        "type": "text"
      },
      {
        "name": "headline",
        "type": "text",
        "localized": true
      },
      {
        "name": "headlineTextAlignment",
        "type": "select",
        "options": [
          "left",
          "center",
          "right"
        ]
      },
      {
        "name": "headlineFontSize",
        "type": "number"
      },
      {
        "name": "headlineColor",
        "type": "text",
        "maxLength": 7,
        "admin": {
          "description": "#rgb or #rrggbb"
        }
      },
      {
        "name": "toggleFullWidth",
        "type": "checkbox"
      },
      {
        "name": "autoplay",
        "type": "checkbox"
      },
      {
        "name": "pagination",
        "type": "checkbox"
      },
      {
        "name": "link",
        "type": "group",
        "fields": [
          {
            "name": "label",
            "type": "text",
            "localized": true
          },
          {
            "name": "type",
            "type": "select",
            "options": [
              "reference",
              "url"
            ]
          },
          {
            "name": "reference",
            "type": "relationship",
            "relationTo": [
              "pages",
              "categories"
            ]
          },
          {
            "name": "url",
            "type": "text",
            "localized": true
          },
          {
            "name": "query",
            "type": "text"
          },
          {
            "name": "newTab",
            "type": "checkbox"
          }
        ]
      },
      {
        "name": "countdown",
        "type": "group",
        "fields": [
          {
            "name": "backgroundColor",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "color",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "disabledMobile",
            "type": "checkbox"
          },
          {
            "name": "disabledTablet",
            "type": "checkbox"
          },
          {
            "name": "disabledDesktop",
            "type": "checkbox"
          },
          {
            "name": "countdownDateTime",
            "type": "date",
            "admin": {
              "date": {
                "pickerAppearance": "dayAndTime"
              }
            }
          }
        ]
      },
      {
        "name": "disabled",
        "type": "group",
        "fields": [
          {
            "name": "app",
            "type": "checkbox"
          },
          {
            "name": "mobile",
            "type": "checkbox"
          },
          {
            "name": "tablet",
            "type": "checkbox"
          },
          {
            "name": "desktop",
            "type": "checkbox"
          }
        ]
      },
      {
        "name": "autoplayAfter",
        "type": "number",
        "min": 0,
        "max": 60
      },
      {
        "name": "speed",
        "type": "number",
        "min": 0,
        "max": 5000
      },
      {
        "name": "arrowsPosition",
        "type": "select",
        "options": [
          "INSIDE",
          "OUTSIDE"
        ]
      },
      {
        "name": "displayedProductsMobile",
        "type": "number",
        "min": 1,
        "max": 12
      },
      {
        "name": "displayedProductsTablet",
        "type": "number",
        "min": 1,
        "max": 12
      },
      {
        "name": "displayedProductsDesktop",
        "type": "number",
        "min": 1,
        "max": 12
      },
      {
        "name": "previewLeftMobile",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "previewLeftTablet",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "previewLeftDesktop",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "previewRightMobile",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "previewRightTablet",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "previewRightDesktop",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "paddingTop",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "paddingRight",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "paddingBottom",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "paddingLeft",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "recommendationType",
        "type": "select",
        "options": [
          "RecentlyViewedProducts",
          "SimilarProducts",
          "PopularProducts",
          "BoughtTogether",
          "CompleteTheLook",
          "PersonalProducts",
          "TrendingProducts"
        ]
      },
      {
        "name": "content",
        "type": "group",
        "fields": [
          {
            "name": "size",
            "type": "number"
          },
          {
            "name": "products",
            "type": "text",
            "hasMany": true
          },
          {
            "name": "category",
            "type": "relationship",
            "relationTo": [
              "categories"
            ]
          }
        ]
      }
    ]
  },
  {
    "slug": "productCarouselRecommendationV3",
    "fields": [
      {
        "name": "trackingId",
        "type": "text"
      },
      {
        "name": "alias",
        "type": "text"
      },
      {
        "name": "backgroundColor",
        "type": "text",
        "maxLength": 7,
        "admin": {
          "description": "#rgb or #rrggbb"
        }
      },
      {
        "name": "clipboard",
        "type": "text"
      },
      {
        "name": "headline",
        "type": "text",
        "localized": true
      },
      {
        "name": "headlineTextAlignment",
        "type": "select",
        "options": [
          "left",
          "center",
          "right"
        ]
      },
      {
        "name": "headlineFontSize",
        "type": "number"
      },
      {
        "name": "headlineColor",
        "type": "text",
        "maxLength": 7,
        "admin": {
          "description": "#rgb or #rrggbb"
        }
      },
      {
        "name": "toggleFullWidth",
        "type": "checkbox"
      },
      {
        "name": "autoplay",
        "type": "checkbox"
      },
      {
        "name": "pagination",
        "type": "checkbox"
      },
      {
        "name": "link",
        "type": "group",
        "fields": [
          {
            "name": "label",
            "type": "text",
            "localized": true
          },
          {
            "name": "type",
            "type": "select",
            "options": [
              "reference",
              "url"
            ]
          },
          {
            "name": "reference",
            "type": "relationship",
            "relationTo": [
              "pages",
              "categories"
            ]
          },
          {
            "name": "url",
            "type": "text",
            "localized": true
          },
          {
            "name": "query",
            "type": "text"
          },
          {
            "name": "newTab",
            "type": "checkbox"
          }
        ]
      },
      {
        "name": "countdown",
        "type": "group",
        "fields": [
          {
            "name": "backgroundColor",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "color",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "disabledMobile",
            "type": "checkbox"
          },
          {
            "name": "disabledTablet",
            "type": "checkbox"
          },
          {
            "name": "disabledDesktop",
            "type": "checkbox"
          },
          {
            "name": "countdownDateTime",
            "type": "date",
            "admin": {
              "date": {
                "pickerAppearance": "dayAndTime"
              }
            }
          }
        ]
      },
      {
        "name": "disabled",
        "type": "group",
        "fields": [
          {
            "name": "app",
            "type": "checkbox"
          },
          {
            "name": "mobile",
            "type": "checkbox"
          },
          {
            "name": "tablet",
            "type": "checkbox"
          },
          {
            "name": "desktop",
            "type": "checkbox"
          }
        ]
      },
      {
        "name": "autoplayAfter",
        "type": "number",
        "min": 0,
        "max": 60
      },
      {
        "name": "speed",
        "type": "number",
        "min": 0,
        "max": 5000
      },
      {
        "name": "arrowsPosition",
        "type": "select",
        "options": [
          "INSIDE",
          "OUTSIDE"
        ]
      },
      {
        "name": "displayedProductsMobile",
        "type": "number",
        "min": 1,
        "max": 12
      },
      {
        "name": "displayedProductsTablet",
        "type": "number",
        "min": 1,
        "max": 12
      },
      {
        "name": "displayedProductsDesktop",
        "type": "number",
        "min": 1,
        "max": 12
      },
      {
        "name": "previewLeftMobile",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "previewLeftTablet",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "previewLeftDesktop",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "previewRightMobile",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "previewRightTablet",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "previewRightDesktop",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "paddingTop",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "paddingRight",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "paddingBottom",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "paddingLeft",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "recommendationType",
        "type": "select",
        "options": [
          "RecentlyViewedProducts",
          "SimilarProducts",
          "PopularProducts",
          "BoughtTogether",
          "CompleteTheLook",
          "PersonalProducts",
          "TrendingProducts"
        ]
      },
      {
        "name": "content",
        "type": "group",
        "fields": [
          {
            "name": "size",
            "type": "number"
          },
          {
            "name": "products",
            "type": "text",
            "hasMany": true
          },
          {
            "name": "category",
            "type": "relationship",
            "relationTo": [
              "categories"
            ]
          }
        ]
      }
    ]
  },
  {
    "slug": "productCarouselWishlist",
    "fields": [
      {
        "name": "trackingId",
        "type": "text"
      },
      {
        "name": "alias",
        "type": "text"
      },
      {
        "name": "backgroundColor",
        "type": "text",
        "maxLength": 7,
        "admin": {
          "description": "#rgb or #rrggbb"
        }
      },
      {
        "name": "clipboard",
        "type": "text"
      },
      {
        "name": "headline",
        "type": "text",
        "localized": true
      },
      {
        "name": "headlineTextAlignment",
        "type": "select",
        "options": [
          "left",
          "center",
          "right"
        ]
      },
      {
        "name": "headlineFontSize",
        "type": "number"
      },
      {
        "name": "headlineColor",
        "type": "text",
        "maxLength": 7,
        "admin": {
          "description": "#rgb or #rrggbb"
        }
      },
      {
        "name": "toggleFullWidth",
        "type": "checkbox"
      },
      {
        "name": "autoplay",
        "type": "checkbox"
      },
      {
        "name": "pagination",
        "type": "checkbox"
      },
      {
        "name": "link",
        "type": "group",
        "fields": [
          {
            "name": "label",
            "type": "text",
            "localized": true
          },
          {
            "name": "type",
            "type": "select",
            "options": [
              "reference",
              "url"
            ]
          },
          {
            "name": "reference",
            "type": "relationship",
            "relationTo": [
              "pages",
              "categories"
            ]
          },
          {
            "name": "url",
            "type": "text",
            "localized": true
          },
          {
            "name": "query",
            "type": "text"
          },
          {
            "name": "newTab",
            "type": "checkbox"
          }
        ]
      },
      {
        "name": "countdown",
        "type": "group",
        "fields": [
          {
            "name": "backgroundColor",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "color",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "disabledMobile",
            "type": "checkbox"
          },
          {
            "name": "disabledTablet",
            "type": "checkbox"
          },
          {
            "name": "disabledDesktop",
            "type": "checkbox"
          },
          {
            "name": "countdownDateTime",
            "type": "date",
            "admin": {
              "date": {
                "pickerAppearance": "dayAndTime"
              }
            }
          }
        ]
      },
      {
        "name": "disabled",
        "type": "group",
        "fields": [
          {
            "name": "app",
            "type": "checkbox"
          },
          {
            "name": "mobile",
            "type": "checkbox"
          },
          {
            "name": "tablet",
            "type": "checkbox"
          },
          {
            "name": "desktop",
            "type": "checkbox"
          }
        ]
      },
      {
        "name": "autoplayAfter",
        "type": "number",
        "min": 0,
        "max": 60
      },
      {
        "name": "speed",
        "type": "number",
        "min": 0,
        "max": 5000
      },
      {
        "name": "arrowsPosition",
        "type": "select",
        "options": [
          "INSIDE",
          "OUTSIDE"
        ]
      },
      {
        "name": "displayedProductsMobile",
        "type": "number",
        "min": 1,
        "max": 12
      },
      {
        "name": "displayedProductsTablet",
        "type": "number",
        "min": 1,
        "max": 12
      },
      {
        "name": "displayedProductsDesktop",
        "type": "number",
        "min": 1,
        "max": 12
      },
      {
        "name": "previewLeftMobile",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "previewLeftTablet",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "previewLeftDesktop",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "previewRightMobile",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "previewRightTablet",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "previewRightDesktop",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "paddingTop",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "paddingRight",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "paddingBottom",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "paddingLeft",
        "type": "number",
        "min": 0,
        "max": 400
      }
    ]
  },
  {
    "slug": "productDetailCarousel",
    "fields": [
      {
        "name": "trackingId",
        "type": "text"
      },
      {
        "name": "alias",
        "type": "text"
      },
      {
        "name": "backgroundColor",
        "type": "text",
        "maxLength": 7,
        "admin": {
          "description": "#rgb or #rrggbb"
        }
      },
      {
        "name": "clipboard",
        "type": "text"
      },
      {
        "name": "headline",
        "type": "text",
        "localized": true
      },
      {
        "name": "headlineTextAlignment",
        "type": "select",
        "options": [
          "left",
          "center",
          "right"
        ]
      },
      {
        "name": "headlineFontSize",
        "type": "number"
      },
      {
        "name": "headlineColor",
        "type": "text",
        "maxLength": 7,
        "admin": {
          "description": "#rgb or #rrggbb"
        }
      },
      {
        "name": "toggleFullWidth",
        "type": "checkbox"
      },
      {
        "name": "autoplay",
        "type": "checkbox"
      },
      {
        "name": "pagination",
        "type": "checkbox"
      },
      {
        "name": "productId",
        "type": "text"
      },
      {
        "name": "countdown",
        "type": "group",
        "fields": [
          {
            "name": "backgroundColor",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "color",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "disabledMobile",
            "type": "checkbox"
          },
          {
            "name": "disabledTablet",
            "type": "checkbox"
          },
          {
            "name": "disabledDesktop",
            "type": "checkbox"
          },
          {
            "name": "countdownDateTime",
            "type": "date",
            "admin": {
              "date": {
                "pickerAppearance": "dayAndTime"
              }
            }
          }
        ]
      },
      {
        "name": "disabled",
        "type": "group",
        "fields": [
          {
            "name": "app",
            "type": "checkbox"
          },
          {
            "name": "mobile",
            "type": "checkbox"
          },
          {
            "name": "tablet",
            "type": "checkbox"
          },
          {
            "name": "desktop",
            "type": "checkbox"
          }
        ]
      },
      {
        "name": "autoplayAfter",
        "type": "number",
        "min": 0,
        "max": 60
      },
      {
        "name": "speed",
        "type": "number",
        "min": 0,
        "max": 5000
      },
      {
        "name": "arrowsPosition",
        "type": "select",
        "options": [
          "INSIDE",
          "OUTSIDE"
        ]
      },
      {
        "name": "displayedProductsMobile",
        "type": "number",
        "min": 1,
        "max": 12
      },
      {
        "name": "displayedProductsTablet",
        "type": "number",
        "min": 1,
        "max": 12
      },
      {
        "name": "displayedProductsDesktop",
        "type": "number",
        "min": 1,
        "max": 12
      },
      {
        "name": "previewLeftMobile",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "previewLeftTablet",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "previewLeftDesktop",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "previewRightMobile",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "previewRightTablet",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "previewRightDesktop",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "paddingTop",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "paddingRight",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "paddingBottom",
        "type": "number",
        "min": 0,
        "max": 400
      },
      {
        "name": "paddingLeft",
        "type": "number",
        "min": 0,
        "max": 400
      }
    ]
  },
  {
    "slug": "mainMenuPart",
    "fields": [
      {
        "name": "subtitle",
        "type": "text",
        "localized": true
      },
      {
        "name": "emphasis",
        "type": "select",
        "options": [
          "plain",
          "sale"
        ]
      },
      {
        "name": "burgerMenuPriority",
        "type": "number"
      },
      {
        "name": "link",
        "type": "group",
        "fields": [
          {
            "name": "label",
            "type": "text",
            "localized": true
          },
          {
            "name": "type",
            "type": "select",
            "options": [
              "reference",
              "url"
            ]
          },
          {
            "name": "reference",
            "type": "relationship",
            "relationTo": [
              "pages",
              "categories"
            ]
          },
          {
            "name": "url",
            "type": "text",
            "localized": true
          },
          {
            "name": "query",
            "type": "text"
          },
          {
            "name": "newTab",
            "type": "checkbox"
          }
        ]
      },
      {
        "name": "columns",
        "type": "array",
        "fields": [
          {
            "name": "title",
            "type": "text",
            "localized": true
          },
          {
            "name": "color",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "fontWeight",
            "type": "select",
            "options": [
              "normal",
              "medium",
              "bold"
            ]
          },
          {
            "name": "titleFontSize",
            "type": "number",
            "min": 0,
            "max": 96
          },
          {
            "name": "titlePaddingTop",
            "type": "number",
            "min": 0,
            "max": 96
          },
          {
            "name": "titlePaddingBottom",
            "type": "number",
            "min": 0,
            "max": 96
          },
          {
            "name": "titlePaddingLeft",
            "type": "number",
            "min": 0,
            "max": 96
          },
          {
            "name": "titlePaddingRight",
            "type": "number",
            "min": 0,
            "max": 96
          },
          {
            "name": "subtitle",
            "type": "text",
            "localized": true
          },
          {
            "name": "subtitleFontSize",
            "type": "number",
            "min": 0,
            "max": 96
          },
          {
            "name": "subtitleColor",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "alternativeTitle",
            "type": "text",
            "localized": true
          },
          {
            "name": "isExpanded",
            "type": "checkbox"
          },
          {
            "name": "priority",
            "type": "number"
          },
          {
            "name": "icon",
            "type": "upload",
            "relationTo": "media"
          },
          {
            "name": "categories",
            "type": "array",
            "fields": [
              {
                "name": "fontWeight",
                "type": "select",
                "options": [
                  "normal",
                  "medium",
                  "bold"
                ]
              },
              {
                "name": "subtitle",
                "type": "text",
                "localized": true
              },
              {
                "name": "subtitleFontWeight",
                "type": "select",
                "options": [
                  "normal",
                  "medium",
                  "bold"
                ]
              },
              {
                "name": "subtitleColor",
                "type": "text",
                "maxLength": 7,
                "admin": {
                  "description": "#rgb or #rrggbb"
                }
              },
              {
                "name": "subtitleBadge",
                "type": "text",
                "localized": true
              },
              {
                "name": "linkColor",
                "type": "text",
                "maxLength": 7,
                "admin": {
                  "description": "#rgb or #rrggbb"
                }
              },
              {
                "name": "column",
                "type": "number"
              },
              {
                "name": "burgerMenuPriority",
                "type": "number"
              },
              {
                "name": "link",
                "type": "group",
                "fields": [
                  {
                    "name": "label",
                    "type": "text",
                    "localized": true
                  },
                  {
                    "name": "type",
                    "type": "select",
                    "options": [
                      "reference",
                      "url"
                    ]
                  },
                  {
                    "name": "reference",
                    "type": "relationship",
                    "relationTo": [
                      "pages",
                      "categories"
                    ]
                  },
                  {
                    "name": "url",
                    "type": "text",
                    "localized": true
                  },
                  {
                    "name": "query",
                    "type": "text"
                  },
                  {
                    "name": "newTab",
                    "type": "checkbox"
                  }
                ]
              },
              {
                "name": "linkIcon",
                "type": "upload",
                "relationTo": "media"
              },
              {
                "name": "links",
                "type": "array",
                "fields": [
                  {
                    "name": "link",
                    "type": "group",
                    "fields": [
                      {
                        "name": "label",
                        "type": "text",
                        "localized": true
                      },
                      {
                        "name": "type",
                        "type": "select",
                        "options": [
                          "reference",
                          "url"
                        ]
                      },
                      {
                        "name": "reference",
                        "type": "relationship",
                        "relationTo": [
                          "pages",
                          "categories"
                        ]
                      },
                      {
                        "name": "url",
                        "type": "text",
                        "localized": true
                      },
                      {
                        "name": "query",
                        "type": "text"
                      },
                      {
                        "name": "newTab",
                        "type": "checkbox"
                      }
                    ]
                  }
                ]
              }
            ]
          },
          {
            "name": "headlines",
            "type": "array",
            "fields": [
              {
                "name": "title",
                "type": "text",
                "localized": true
              },
              {
                "name": "color",
                "type": "text",
                "maxLength": 7,
                "admin": {
                  "description": "#rgb or #rrggbb"
                }
              },
              {
                "name": "fontWeight",
                "type": "select",
                "options": [
                  "normal",
                  "medium",
                  "bold"
                ]
              },
              {
                "name": "titleFontSize",
                "type": "number",
                "min": 0,
                "max": 96
              },
              {
                "name": "titlePaddingTop",
                "type": "number",
                "min": 0,
                "max": 96
              },
              {
                "name": "titlePaddingBottom",
                "type": "number",
                "min": 0,
                "max": 96
              },
              {
                "name": "titlePaddingLeft",
                "type": "number",
                "min": 0,
                "max": 96
              },
              {
                "name": "titlePaddingRight",
                "type": "number",
                "min": 0,
                "max": 96
              },
              {
                "name": "subtitle",
                "type": "text",
                "localized": true
              },
              {
                "name": "subtitleFontSize",
                "type": "number",
                "min": 0,
                "max": 96
              },
              {
                "name": "subtitleColor",
                "type": "text",
                "maxLength": 7,
                "admin": {
                  "description": "#rgb or #rrggbb"
                }
              },
              {
                "name": "alternativeTitle",
                "type": "text",
                "localized": true
              },
              {
                "name": "isExpanded",
                "type": "checkbox"
              },
              {
                "name": "priority",
                "type": "number"
              },
              {
                "name": "icon",
                "type": "upload",
                "relationTo": "media"
              },
              {
                "name": "categories",
                "type": "array",
                "fields": [
                  {
                    "name": "fontWeight",
                    "type": "select",
                    "options": [
                      "normal",
                      "medium",
                      "bold"
                    ]
                  },
                  {
                    "name": "subtitle",
                    "type": "text",
                    "localized": true
                  },
                  {
                    "name": "subtitleFontWeight",
                    "type": "select",
                    "options": [
                      "normal",
                      "medium",
                      "bold"
                    ]
                  },
                  {
                    "name": "subtitleColor",
                    "type": "text",
                    "maxLength": 7,
                    "admin": {
                      "description": "#rgb or #rrggbb"
                    }
                  },
                  {
                    "name": "subtitleBadge",
                    "type": "text",
                    "localized": true
                  },
                  {
                    "name": "linkColor",
                    "type": "text",
                    "maxLength": 7,
                    "admin": {
                      "description": "#rgb or #rrggbb"
                    }
                  },
                  {
                    "name": "column",
                    "type": "number"
                  },
                  {
                    "name": "burgerMenuPriority",
                    "type": "number"
                  },
                  {
                    "name": "link",
                    "type": "group",
                    "fields": [
                      {
                        "name": "label",
                        "type": "text",
                        "localized": true
                      },
                      {
                        "name": "type",
                        "type": "select",
                        "options": [
                          "reference",
                          "url"
                        ]
                      },
                      {
                        "name": "reference",
                        "type": "relationship",
                        "relationTo": [
                          "pages",
                          "categories"
                        ]
                      },
                      {
                        "name": "url",
                        "type": "text",
                        "localized": true
                      },
                      {
                        "name": "query",
                        "type": "text"
                      },
                      {
                        "name": "newTab",
                        "type": "checkbox"
                      }
                    ]
                  },
                  {
                    "name": "linkIcon",
                    "type": "upload",
                    "relationTo": "media"
                  },
                  {
                    "name": "links",
                    "type": "array",
                    "fields": [
                      {
                        "name": "link",
                        "type": "group",
                        "fields": [
                          {
                            "name": "label",
                            "type": "text",
                            "localized": true
                          },
                          {
                            "name": "type",
                            "type": "select",
                            "options": [
                              "reference",
                              "url"
                            ]
                          },
                          {
                            "name": "reference",
                            "type": "relationship",
                            "relationTo": [
                              "pages",
                              "categories"
                            ]
                          },
                          {
                            "name": "url",
                            "type": "text",
                            "localized": true
                          },
                          {
                            "name": "query",
                            "type": "text"
                          },
                          {
                            "name": "newTab",
                            "type": "checkbox"
                          }
                        ]
                      }
                    ]
                  }
                ]
              }
            ]
          }
        ]
      },
      {
        "name": "picture",
        "type": "group",
        "fields": [
          {
            "name": "image",
            "type": "group",
            "fields": [
              {
                "name": "image",
                "type": "upload",
                "relationTo": "media",
                "localized": true
              },
              {
                "name": "aspectRatio",
                "type": "text",
                "admin": {
                  "description": "Such as 3/4. Empty: that of the file."
                }
              }
            ]
          },
          {
            "name": "link",
            "type": "group",
            "fields": [
              {
                "name": "label",
                "type": "text",
                "localized": true
              },
              {
                "name": "type",
                "type": "select",
                "options": [
                  "reference",
                  "url"
                ]
              },
              {
                "name": "reference",
                "type": "relationship",
                "relationTo": [
                  "pages",
                  "categories"
                ]
              },
              {
                "name": "url",
                "type": "text",
                "localized": true
              },
              {
                "name": "query",
                "type": "text"
              },
              {
                "name": "newTab",
                "type": "checkbox"
              }
            ]
          }
        ]
      }
    ]
  },
  {
    "slug": "serviceMenuPart",
    "fields": [
      {
        "name": "fontWeight",
        "type": "select",
        "options": [
          "normal",
          "medium",
          "bold"
        ]
      },
      {
        "name": "subtitle",
        "type": "text",
        "localized": true
      },
      {
        "name": "subtitleFontWeight",
        "type": "select",
        "options": [
          "normal",
          "medium",
          "bold"
        ]
      },
      {
        "name": "subtitleColor",
        "type": "text",
        "maxLength": 7,
        "admin": {
          "description": "#rgb or #rrggbb"
        }
      },
      {
        "name": "subtitleBadge",
        "type": "text",
        "localized": true
      },
      {
        "name": "linkColor",
        "type": "text",
        "maxLength": 7,
        "admin": {
          "description": "#rgb or #rrggbb"
        }
      },
      {
        "name": "column",
        "type": "number"
      },
      {
        "name": "burgerMenuPriority",
        "type": "number"
      },
      {
        "name": "link",
        "type": "group",
        "fields": [
          {
            "name": "label",
            "type": "text",
            "localized": true
          },
          {
            "name": "type",
            "type": "select",
            "options": [
              "reference",
              "url"
            ]
          },
          {
            "name": "reference",
            "type": "relationship",
            "relationTo": [
              "pages",
              "categories"
            ]
          },
          {
            "name": "url",
            "type": "text",
            "localized": true
          },
          {
            "name": "query",
            "type": "text"
          },
          {
            "name": "newTab",
            "type": "checkbox"
          }
        ]
      },
      {
        "name": "linkIcon",
        "type": "upload",
        "relationTo": "media"
      },
      {
        "name": "links",
        "type": "array",
        "fields": [
          {
            "name": "link",
            "type": "group",
            "fields": [
              {
                "name": "label",
                "type": "text",
                "localized": true
              },
              {
                "name": "type",
                "type": "select",
                "options": [
                  "reference",
                  "url"
                ]
              },
              {
                "name": "reference",
                "type": "relationship",
                "relationTo": [
                  "pages",
                  "categories"
                ]
              },
              {
                "name": "url",
                "type": "text",
                "localized": true
              },
              {
                "name": "query",
                "type": "text"
              },
              {
                "name": "newTab",
                "type": "checkbox"
              }
            ]
          }
        ]
      }
    ]
  },
  {
    "slug": "footerMenuPart",
    "fields": [
      {
        "name": "title",
        "type": "text",
        "localized": true
      },
      {
        "name": "categories",
        "type": "array",
        "fields": [
          {
            "name": "fontWeight",
            "type": "select",
            "options": [
              "normal",
              "medium",
              "bold"
            ]
          },
          {
            "name": "subtitle",
            "type": "text",
            "localized": true
          },
          {
            "name": "subtitleFontWeight",
            "type": "select",
            "options": [
              "normal",
              "medium",
              "bold"
            ]
          },
          {
            "name": "subtitleColor",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "subtitleBadge",
            "type": "text",
            "localized": true
          },
          {
            "name": "linkColor",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "column",
            "type": "number"
          },
          {
            "name": "burgerMenuPriority",
            "type": "number"
          },
          {
            "name": "link",
            "type": "group",
            "fields": [
              {
                "name": "label",
                "type": "text",
                "localized": true
              },
              {
                "name": "type",
                "type": "select",
                "options": [
                  "reference",
                  "url"
                ]
              },
              {
                "name": "reference",
                "type": "relationship",
                "relationTo": [
                  "pages",
                  "categories"
                ]
              },
              {
                "name": "url",
                "type": "text",
                "localized": true
              },
              {
                "name": "query",
                "type": "text"
              },
              {
                "name": "newTab",
                "type": "checkbox"
              }
            ]
          },
          {
            "name": "linkIcon",
            "type": "upload",
            "relationTo": "media"
          },
          {
            "name": "links",
            "type": "array",
            "fields": [
              {
                "name": "link",
                "type": "group",
                "fields": [
                  {
                    "name": "label",
                    "type": "text",
                    "localized": true
                  },
                  {
                    "name": "type",
                    "type": "select",
                    "options": [
                      "reference",
                      "url"
                    ]
                  },
                  {
                    "name": "reference",
                    "type": "relationship",
                    "relationTo": [
                      "pages",
                      "categories"
                    ]
                  },
                  {
                    "name": "url",
                    "type": "text",
                    "localized": true
                  },
                  {
                    "name": "query",
                    "type": "text"
                  },
                  {
                    "name": "newTab",
                    "type": "checkbox"
                  }
                ]
              }
            ]
          }
        ]
      }
    ]
  },
  {
    "slug": "footerSecondaryMenuPart",
    "fields": [
      {
        "name": "fontWeight",
        "type": "select",
        "options": [
          "normal",
          "medium",
          "bold"
        ]
      },
      {
        "name": "subtitle",
        "type": "text",
        "localized": true
      },
      {
        "name": "subtitleFontWeight",
        "type": "select",
        "options": [
          "normal",
          "medium",
          "bold"
        ]
      },
      {
        "name": "subtitleColor",
        "type": "text",
        "maxLength": 7,
        "admin": {
          "description": "#rgb or #rrggbb"
        }
      },
      {
        "name": "subtitleBadge",
        "type": "text",
        "localized": true
      },
      {
        "name": "linkColor",
        "type": "text",
        "maxLength": 7,
        "admin": {
          "description": "#rgb or #rrggbb"
        }
      },
      {
        "name": "column",
        "type": "number"
      },
      {
        "name": "burgerMenuPriority",
        "type": "number"
      },
      {
        "name": "link",
        "type": "group",
        "fields": [
          {
            "name": "label",
            "type": "text",
            "localized": true
          },
          {
            "name": "type",
            "type": "select",
            "options": [
              "reference",
              "url"
            ]
          },
          {
            "name": "reference",
            "type": "relationship",
            "relationTo": [
              "pages",
              "categories"
            ]
          },
          {
            "name": "url",
            "type": "text",
            "localized": true
          },
          {
            "name": "query",
            "type": "text"
          },
          {
            "name": "newTab",
            "type": "checkbox"
          }
        ]
      },
      {
        "name": "linkIcon",
        "type": "upload",
        "relationTo": "media"
      },
      {
        "name": "links",
        "type": "array",
        "fields": [
          {
            "name": "link",
            "type": "group",
            "fields": [
              {
                "name": "label",
                "type": "text",
                "localized": true
              },
              {
                "name": "type",
                "type": "select",
                "options": [
                  "reference",
                  "url"
                ]
              },
              {
                "name": "reference",
                "type": "relationship",
                "relationTo": [
                  "pages",
                  "categories"
                ]
              },
              {
                "name": "url",
                "type": "text",
                "localized": true
              },
              {
                "name": "query",
                "type": "text"
              },
              {
                "name": "newTab",
                "type": "checkbox"
              }
            ]
          }
        ]
      }
    ]
  },
  {
    "slug": "burgerMenuPart",
    "fields": [
      {
        "name": "subtitle",
        "type": "text",
        "localized": true
      },
      {
        "name": "emphasis",
        "type": "select",
        "options": [
          "plain",
          "sale"
        ]
      },
      {
        "name": "burgerMenuPriority",
        "type": "number"
      },
      {
        "name": "link",
        "type": "group",
        "fields": [
          {
            "name": "label",
            "type": "text",
            "localized": true
          },
          {
            "name": "type",
            "type": "select",
            "options": [
              "reference",
              "url"
            ]
          },
          {
            "name": "reference",
            "type": "relationship",
            "relationTo": [
              "pages",
              "categories"
            ]
          },
          {
            "name": "url",
            "type": "text",
            "localized": true
          },
          {
            "name": "query",
            "type": "text"
          },
          {
            "name": "newTab",
            "type": "checkbox"
          }
        ]
      },
      {
        "name": "columns",
        "type": "array",
        "fields": [
          {
            "name": "title",
            "type": "text",
            "localized": true
          },
          {
            "name": "color",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "fontWeight",
            "type": "select",
            "options": [
              "normal",
              "medium",
              "bold"
            ]
          },
          {
            "name": "titleFontSize",
            "type": "number",
            "min": 0,
            "max": 96
          },
          {
            "name": "titlePaddingTop",
            "type": "number",
            "min": 0,
            "max": 96
          },
          {
            "name": "titlePaddingBottom",
            "type": "number",
            "min": 0,
            "max": 96
          },
          {
            "name": "titlePaddingLeft",
            "type": "number",
            "min": 0,
            "max": 96
          },
          {
            "name": "titlePaddingRight",
            "type": "number",
            "min": 0,
            "max": 96
          },
          {
            "name": "subtitle",
            "type": "text",
            "localized": true
          },
          {
            "name": "subtitleFontSize",
            "type": "number",
            "min": 0,
            "max": 96
          },
          {
            "name": "subtitleColor",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "alternativeTitle",
            "type": "text",
            "localized": true
          },
          {
            "name": "isExpanded",
            "type": "checkbox"
          },
          {
            "name": "priority",
            "type": "number"
          },
          {
            "name": "icon",
            "type": "upload",
            "relationTo": "media"
          },
          {
            "name": "categories",
            "type": "array",
            "fields": [
              {
                "name": "fontWeight",
                "type": "select",
                "options": [
                  "normal",
                  "medium",
                  "bold"
                ]
              },
              {
                "name": "subtitle",
                "type": "text",
                "localized": true
              },
              {
                "name": "subtitleFontWeight",
                "type": "select",
                "options": [
                  "normal",
                  "medium",
                  "bold"
                ]
              },
              {
                "name": "subtitleColor",
                "type": "text",
                "maxLength": 7,
                "admin": {
                  "description": "#rgb or #rrggbb"
                }
              },
              {
                "name": "subtitleBadge",
                "type": "text",
                "localized": true
              },
              {
                "name": "linkColor",
                "type": "text",
                "maxLength": 7,
                "admin": {
                  "description": "#rgb or #rrggbb"
                }
              },
              {
                "name": "column",
                "type": "number"
              },
              {
                "name": "burgerMenuPriority",
                "type": "number"
              },
              {
                "name": "link",
                "type": "group",
                "fields": [
                  {
                    "name": "label",
                    "type": "text",
                    "localized": true
                  },
                  {
                    "name": "type",
                    "type": "select",
                    "options": [
                      "reference",
                      "url"
                    ]
                  },
                  {
                    "name": "reference",
                    "type": "relationship",
                    "relationTo": [
                      "pages",
                      "categories"
                    ]
                  },
                  {
                    "name": "url",
                    "type": "text",
                    "localized": true
                  },
                  {
                    "name": "query",
                    "type": "text"
                  },
                  {
                    "name": "newTab",
                    "type": "checkbox"
                  }
                ]
              },
              {
                "name": "linkIcon",
                "type": "upload",
                "relationTo": "media"
              },
              {
                "name": "links",
                "type": "array",
                "fields": [
                  {
                    "name": "link",
                    "type": "group",
                    "fields": [
                      {
                        "name": "label",
                        "type": "text",
                        "localized": true
                      },
                      {
                        "name": "type",
                        "type": "select",
                        "options": [
                          "reference",
                          "url"
                        ]
                      },
                      {
                        "name": "reference",
                        "type": "relationship",
                        "relationTo": [
                          "pages",
                          "categories"
                        ]
                      },
                      {
                        "name": "url",
                        "type": "text",
                        "localized": true
                      },
                      {
                        "name": "query",
                        "type": "text"
                      },
                      {
                        "name": "newTab",
                        "type": "checkbox"
                      }
                    ]
                  }
                ]
              }
            ]
          },
          {
            "name": "headlines",
            "type": "array",
            "fields": [
              {
                "name": "title",
                "type": "text",
                "localized": true
              },
              {
                "name": "color",
                "type": "text",
                "maxLength": 7,
                "admin": {
                  "description": "#rgb or #rrggbb"
                }
              },
              {
                "name": "fontWeight",
                "type": "select",
                "options": [
                  "normal",
                  "medium",
                  "bold"
                ]
              },
              {
                "name": "titleFontSize",
                "type": "number",
                "min": 0,
                "max": 96
              },
              {
                "name": "titlePaddingTop",
                "type": "number",
                "min": 0,
                "max": 96
              },
              {
                "name": "titlePaddingBottom",
                "type": "number",
                "min": 0,
                "max": 96
              },
              {
                "name": "titlePaddingLeft",
                "type": "number",
                "min": 0,
                "max": 96
              },
              {
                "name": "titlePaddingRight",
                "type": "number",
                "min": 0,
                "max": 96
              },
              {
                "name": "subtitle",
                "type": "text",
                "localized": true
              },
              {
                "name": "subtitleFontSize",
                "type": "number",
                "min": 0,
                "max": 96
              },
              {
                "name": "subtitleColor",
                "type": "text",
                "maxLength": 7,
                "admin": {
                  "description": "#rgb or #rrggbb"
                }
              },
              {
                "name": "alternativeTitle",
                "type": "text",
                "localized": true
              },
              {
                "name": "isExpanded",
                "type": "checkbox"
              },
              {
                "name": "priority",
                "type": "number"
              },
              {
                "name": "icon",
                "type": "upload",
                "relationTo": "media"
              },
              {
                "name": "categories",
                "type": "array",
                "fields": [
                  {
                    "name": "fontWeight",
                    "type": "select",
                    "options": [
                      "normal",
                      "medium",
                      "bold"
                    ]
                  },
                  {
                    "name": "subtitle",
                    "type": "text",
                    "localized": true
                  },
                  {
                    "name": "subtitleFontWeight",
                    "type": "select",
                    "options": [
                      "normal",
                      "medium",
                      "bold"
                    ]
                  },
                  {
                    "name": "subtitleColor",
                    "type": "text",
                    "maxLength": 7,
                    "admin": {
                      "description": "#rgb or #rrggbb"
                    }
                  },
                  {
                    "name": "subtitleBadge",
                    "type": "text",
                    "localized": true
                  },
                  {
                    "name": "linkColor",
                    "type": "text",
                    "maxLength": 7,
                    "admin": {
                      "description": "#rgb or #rrggbb"
                    }
                  },
                  {
                    "name": "column",
                    "type": "number"
                  },
                  {
                    "name": "burgerMenuPriority",
                    "type": "number"
                  },
                  {
                    "name": "link",
                    "type": "group",
                    "fields": [
                      {
                        "name": "label",
                        "type": "text",
                        "localized": true
                      },
                      {
                        "name": "type",
                        "type": "select",
                        "options": [
                          "reference",
                          "url"
                        ]
                      },
                      {
                        "name": "reference",
                        "type": "relationship",
                        "relationTo": [
                          "pages",
                          "categories"
                        ]
                      },
                      {
                        "name": "url",
                        "type": "text",
                        "localized": true
                      },
                      {
                        "name": "query",
                        "type": "text"
                      },
                      {
                        "name": "newTab",
                        "type": "checkbox"
                      }
                    ]
                  },
                  {
                    "name": "linkIcon",
                    "type": "upload",
                    "relationTo": "media"
                  },
                  {
                    "name": "links",
                    "type": "array",
                    "fields": [
                      {
                        "name": "link",
                        "type": "group",
                        "fields": [
                          {
                            "name": "label",
                            "type": "text",
                            "localized": true
                          },
                          {
                            "name": "type",
                            "type": "select",
                            "options": [
                              "reference",
                              "url"
                            ]
                          },
                          {
                            "name": "reference",
                            "type": "relationship",
                            "relationTo": [
                              "pages",
                              "categories"
                            ]
                          },
                          {
                            "name": "url",
                            "type": "text",
                            "localized": true
                          },
                          {
                            "name": "query",
                            "type": "text"
                          },
                          {
                            "name": "newTab",
                            "type": "checkbox"
                          }
                        ]
                      }
                    ]
                  }
                ]
              }
            ]
          }
        ]
      },
      {
        "name": "picture",
        "type": "group",
        "fields": [
          {
            "name": "image",
            "type": "group",
            "fields": [
              {
                "name": "image",
                "type": "upload",
                "relationTo": "media",
                "localized": true
              },
              {
                "name": "aspectRatio",
                "type": "text",
                "admin": {
                  "description": "Such as 3/4. Empty: that of the file."
                }
              }
            ]
          },
          {
            "name": "link",
            "type": "group",
            "fields": [
              {
                "name": "label",
                "type": "text",
                "localized": true
              },
              {
                "name": "type",
                "type": "select",
                "options": [
                  "reference",
                  "url"
                ]
              },
              {
                "name": "reference",
                "type": "relationship",
                "relationTo": [
                  "pages",
                  "categories"
                ]
              },
              {
                "name": "url",
                "type": "text",
                "localized": true
              },
              {
                "name": "query",
                "type": "text"
              },
              {
                "name": "newTab",
                "type": "checkbox"
              }
            ]
          }
        ]
      }
    ]
  },
  {
    "slug": "sidebarMenuPart",
    "fields": [
      {
        "name": "title",
        "type": "text",
        "localized": true
      },
      {
        "name": "color",
        "type": "text",
        "maxLength": 7,
        "admin": {
          "description": "#rgb or #rrggbb"
        }
      },
      {
        "name": "fontWeight",
        "type": "select",
        "options": [
          "normal",
          "medium",
          "bold"
        ]
      },
      {
        "name": "titleFontSize",
        "type": "number",
        "min": 0,
        "max": 96
      },
      {
        "name": "titlePaddingTop",
        "type": "number",
        "min": 0,
        "max": 96
      },
      {
        "name": "titlePaddingBottom",
        "type": "number",
        "min": 0,
        "max": 96
      },
      {
        "name": "titlePaddingLeft",
        "type": "number",
        "min": 0,
        "max": 96
      },
      {
        "name": "titlePaddingRight",
        "type": "number",
        "min": 0,
        "max": 96
      },
      {
        "name": "subtitle",
        "type": "text",
        "localized": true
      },
      {
        "name": "subtitleFontSize",
        "type": "number",
        "min": 0,
        "max": 96
      },
      {
        "name": "subtitleColor",
        "type": "text",
        "maxLength": 7,
        "admin": {
          "description": "#rgb or #rrggbb"
        }
      },
      {
        "name": "alternativeTitle",
        "type": "text",
        "localized": true
      },
      {
        "name": "isExpanded",
        "type": "checkbox"
      },
      {
        "name": "priority",
        "type": "number"
      },
      {
        "name": "icon",
        "type": "upload",
        "relationTo": "media"
      },
      {
        "name": "categories",
        "type": "array",
        "fields": [
          {
            "name": "fontWeight",
            "type": "select",
            "options": [
              "normal",
              "medium",
              "bold"
            ]
          },
          {
            "name": "subtitle",
            "type": "text",
            "localized": true
          },
          {
            "name": "subtitleFontWeight",
            "type": "select",
            "options": [
              "normal",
              "medium",
              "bold"
            ]
          },
          {
            "name": "subtitleColor",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "subtitleBadge",
            "type": "text",
            "localized": true
          },
          {
            "name": "linkColor",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "column",
            "type": "number"
          },
          {
            "name": "burgerMenuPriority",
            "type": "number"
          },
          {
            "name": "link",
            "type": "group",
            "fields": [
              {
                "name": "label",
                "type": "text",
                "localized": true
              },
              {
                "name": "type",
                "type": "select",
                "options": [
                  "reference",
                  "url"
                ]
              },
              {
                "name": "reference",
                "type": "relationship",
                "relationTo": [
                  "pages",
                  "categories"
                ]
              },
              {
                "name": "url",
                "type": "text",
                "localized": true
              },
              {
                "name": "query",
                "type": "text"
              },
              {
                "name": "newTab",
                "type": "checkbox"
              }
            ]
          },
          {
            "name": "linkIcon",
            "type": "upload",
            "relationTo": "media"
          },
          {
            "name": "links",
            "type": "array",
            "fields": [
              {
                "name": "link",
                "type": "group",
                "fields": [
                  {
                    "name": "label",
                    "type": "text",
                    "localized": true
                  },
                  {
                    "name": "type",
                    "type": "select",
                    "options": [
                      "reference",
                      "url"
                    ]
                  },
                  {
                    "name": "reference",
                    "type": "relationship",
                    "relationTo": [
                      "pages",
                      "categories"
                    ]
                  },
                  {
                    "name": "url",
                    "type": "text",
                    "localized": true
                  },
                  {
                    "name": "query",
                    "type": "text"
                  },
                  {
                    "name": "newTab",
                    "type": "checkbox"
                  }
                ]
              }
            ]
          }
        ]
      },
      {
        "name": "headlines",
        "type": "array",
        "fields": [
          {
            "name": "title",
            "type": "text",
            "localized": true
          },
          {
            "name": "color",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "fontWeight",
            "type": "select",
            "options": [
              "normal",
              "medium",
              "bold"
            ]
          },
          {
            "name": "titleFontSize",
            "type": "number",
            "min": 0,
            "max": 96
          },
          {
            "name": "titlePaddingTop",
            "type": "number",
            "min": 0,
            "max": 96
          },
          {
            "name": "titlePaddingBottom",
            "type": "number",
            "min": 0,
            "max": 96
          },
          {
            "name": "titlePaddingLeft",
            "type": "number",
            "min": 0,
            "max": 96
          },
          {
            "name": "titlePaddingRight",
            "type": "number",
            "min": 0,
            "max": 96
          },
          {
            "name": "subtitle",
            "type": "text",
            "localized": true
          },
          {
            "name": "subtitleFontSize",
            "type": "number",
            "min": 0,
            "max": 96
          },
          {
            "name": "subtitleColor",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "alternativeTitle",
            "type": "text",
            "localized": true
          },
          {
            "name": "isExpanded",
            "type": "checkbox"
          },
          {
            "name": "priority",
            "type": "number"
          },
          {
            "name": "icon",
            "type": "upload",
            "relationTo": "media"
          },
          {
            "name": "categories",
            "type": "array",
            "fields": [
              {
                "name": "fontWeight",
                "type": "select",
                "options": [
                  "normal",
                  "medium",
                  "bold"
                ]
              },
              {
                "name": "subtitle",
                "type": "text",
                "localized": true
              },
              {
                "name": "subtitleFontWeight",
                "type": "select",
                "options": [
                  "normal",
                  "medium",
                  "bold"
                ]
              },
              {
                "name": "subtitleColor",
                "type": "text",
                "maxLength": 7,
                "admin": {
                  "description": "#rgb or #rrggbb"
                }
              },
              {
                "name": "subtitleBadge",
                "type": "text",
                "localized": true
              },
              {
                "name": "linkColor",
                "type": "text",
                "maxLength": 7,
                "admin": {
                  "description": "#rgb or #rrggbb"
                }
              },
              {
                "name": "column",
                "type": "number"
              },
              {
                "name": "burgerMenuPriority",
                "type": "number"
              },
              {
                "name": "link",
                "type": "group",
                "fields": [
                  {
                    "name": "label",
                    "type": "text",
                    "localized": true
                  },
                  {
                    "name": "type",
                    "type": "select",
                    "options": [
                      "reference",
                      "url"
                    ]
                  },
                  {
                    "name": "reference",
                    "type": "relationship",
                    "relationTo": [
                      "pages",
                      "categories"
                    ]
                  },
                  {
                    "name": "url",
                    "type": "text",
                    "localized": true
                  },
                  {
                    "name": "query",
                    "type": "text"
                  },
                  {
                    "name": "newTab",
                    "type": "checkbox"
                  }
                ]
              },
              {
                "name": "linkIcon",
                "type": "upload",
                "relationTo": "media"
              },
              {
                "name": "links",
                "type": "array",
                "fields": [
                  {
                    "name": "link",
                    "type": "group",
                    "fields": [
                      {
                        "name": "label",
                        "type": "text",
                        "localized": true
                      },
                      {
                        "name": "type",
                        "type": "select",
                        "options": [
                          "reference",
                          "url"
                        ]
                      },
                      {
                        "name": "reference",
                        "type": "relationship",
                        "relationTo": [
                          "pages",
                          "categories"
                        ]
                      },
                      {
                        "name": "url",
                        "type": "text",
                        "localized": true
                      },
                      {
                        "name": "query",
                        "type": "text"
                      },
                      {
                        "name": "newTab",
                        "type": "checkbox"
                      }
                    ]
                  }
                ]
              }
            ]
          }
        ]
      }
    ]
  }
]

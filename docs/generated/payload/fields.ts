// Generated from the content model of the shop by its tests. Copy this file, and copy it again after an upgrade.
import type { Field } from 'payload'

export const pages: Field[] = [
  {
    "name": "key",
    "type": "text",
    "required": true,
    "unique": true,
    "admin": {
      "description": "Names the same document in every language. Do not change it."
    }
  },
  {
    "name": "title",
    "type": "text",
    "localized": true,
    "required": true
  },
  {
    "name": "slug",
    "type": "text",
    "localized": true
  },
  {
    "name": "pageAlias",
    "type": "text"
  },
  {
    "name": "heading",
    "type": "text",
    "localized": true
  },
  {
    "name": "meta",
    "type": "group",
    "fields": [
      {
        "name": "title",
        "type": "text",
        "localized": true
      },
      {
        "name": "description",
        "type": "text",
        "localized": true
      },
      {
        "name": "robots",
        "type": "text"
      }
    ]
  },
  {
    "name": "redirect",
    "type": "group",
    "fields": [
      {
        "name": "url",
        "type": "text",
        "localized": true
      },
      {
        "name": "status",
        "type": "select",
        "options": [
          "301",
          "302",
          "307",
          "308"
        ],
        "enumName": "pages_redirect_status"
      }
    ]
  },
  {
    "name": "category",
    "type": "relationship",
    "relationTo": [
      "categories"
    ]
  },
  {
    "name": "subBrand",
    "type": "text"
  },
  {
    "name": "date",
    "type": "text"
  },
  {
    "name": "version",
    "type": "text"
  },
  {
    "name": "productSearchTags",
    "type": "text",
    "hasMany": true
  },
  {
    "name": "markets",
    "type": "text",
    "hasMany": true
  },
  {
    "name": "rewardContent",
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
        "name": "title",
        "type": "text",
        "localized": true
      },
      {
        "name": "description",
        "type": "text",
        "localized": true
      },
      {
        "name": "rows",
        "type": "array",
        "fields": [
          {
            "name": "perRowMobile",
            "type": "number",
            "min": 1,
            "max": 6
          },
          {
            "name": "perRow",
            "type": "number",
            "min": 1,
            "max": 6
          },
          {
            "name": "hideOnISO",
            "type": "checkbox"
          },
          {
            "name": "blocks",
            "type": "blocks",
            "blockReferences": [
              "banner",
              "promotionSpot",
              "slimBannerSimple",
              "slimBannerContainer",
              "slimBannerAdvanced",
              "text",
              "seo",
              "usp",
              "multiLink",
              "accordionText",
              "trender",
              "trustWidget",
              "video",
              "customerClubSignup",
              "imageCarousel",
              "productCarousel",
              "productCarouselRecommendationV2",
              "productCarouselRecommendationV3",
              "productCarouselWishlist",
              "productDetailCarousel"
            ],
            "blocks": []
          }
        ]
      }
    ]
  },
  {
    "name": "rows",
    "type": "array",
    "fields": [
      {
        "name": "perRowMobile",
        "type": "number",
        "min": 1,
        "max": 6
      },
      {
        "name": "perRow",
        "type": "number",
        "min": 1,
        "max": 6
      },
      {
        "name": "hideOnISO",
        "type": "checkbox"
      },
      {
        "name": "blocks",
        "type": "blocks",
        "blockReferences": [
          "banner",
          "promotionSpot",
          "slimBannerSimple",
          "slimBannerContainer",
          "slimBannerAdvanced",
          "text",
          "seo",
          "usp",
          "multiLink",
          "accordionText",
          "trender",
          "trustWidget",
          "video",
          "customerClubSignup",
          "imageCarousel",
          "productCarousel",
          "productCarouselRecommendationV2",
          "productCarouselRecommendationV3",
          "productCarouselWishlist",
          "productDetailCarousel"
        ],
        "blocks": []
      }
    ]
  },
  {
    "name": "topRows",
    "type": "array",
    "fields": [
      {
        "name": "perRowMobile",
        "type": "number",
        "min": 1,
        "max": 6
      },
      {
        "name": "perRow",
        "type": "number",
        "min": 1,
        "max": 6
      },
      {
        "name": "hideOnISO",
        "type": "checkbox"
      },
      {
        "name": "blocks",
        "type": "blocks",
        "blockReferences": [
          "banner",
          "promotionSpot",
          "slimBannerSimple",
          "slimBannerContainer",
          "slimBannerAdvanced",
          "text",
          "seo",
          "usp",
          "multiLink",
          "accordionText",
          "trender",
          "trustWidget",
          "video",
          "customerClubSignup",
          "imageCarousel",
          "productCarousel",
          "productCarouselRecommendationV2",
          "productCarouselRecommendationV3",
          "productCarouselWishlist",
          "productDetailCarousel"
        ],
        "blocks": []
      }
    ]
  },
  {
    "name": "bottomRows",
    "type": "array",
    "fields": [
      {
        "name": "perRowMobile",
        "type": "number",
        "min": 1,
        "max": 6
      },
      {
        "name": "perRow",
        "type": "number",
        "min": 1,
        "max": 6
      },
      {
        "name": "hideOnISO",
        "type": "checkbox"
      },
      {
        "name": "blocks",
        "type": "blocks",
        "blockReferences": [
          "banner",
          "promotionSpot",
          "slimBannerSimple",
          "slimBannerContainer",
          "slimBannerAdvanced",
          "text",
          "seo",
          "usp",
          "multiLink",
          "accordionText",
          "trender",
          "trustWidget",
          "video",
          "customerClubSignup",
          "imageCarousel",
          "productCarousel",
          "productCarouselRecommendationV2",
          "productCarouselRecommendationV3",
          "productCarouselWishlist",
          "productDetailCarousel"
        ],
        "blocks": []
      }
    ]
  },
  {
    "name": "listingRows",
    "type": "array",
    "fields": [
      {
        "name": "perRowMobile",
        "type": "number",
        "min": 1,
        "max": 6
      },
      {
        "name": "perRow",
        "type": "number",
        "min": 1,
        "max": 6
      },
      {
        "name": "hideOnISO",
        "type": "checkbox"
      },
      {
        "name": "blocks",
        "type": "blocks",
        "blockReferences": [
          "banner",
          "promotionSpot",
          "slimBannerSimple",
          "slimBannerContainer",
          "slimBannerAdvanced",
          "text",
          "seo",
          "usp",
          "multiLink",
          "accordionText",
          "trender",
          "trustWidget",
          "video",
          "customerClubSignup",
          "imageCarousel",
          "productCarousel",
          "productCarouselRecommendationV2",
          "productCarouselRecommendationV3",
          "productCarouselWishlist",
          "productDetailCarousel"
        ],
        "blocks": []
      }
    ]
  },
  {
    "name": "sidebarRows",
    "type": "array",
    "fields": [
      {
        "name": "perRowMobile",
        "type": "number",
        "min": 1,
        "max": 6
      },
      {
        "name": "perRow",
        "type": "number",
        "min": 1,
        "max": 6
      },
      {
        "name": "hideOnISO",
        "type": "checkbox"
      },
      {
        "name": "blocks",
        "type": "blocks",
        "blockReferences": [
          "banner",
          "promotionSpot",
          "slimBannerSimple",
          "slimBannerContainer",
          "slimBannerAdvanced",
          "text",
          "seo",
          "usp",
          "multiLink",
          "accordionText",
          "trender",
          "trustWidget",
          "video",
          "customerClubSignup",
          "imageCarousel",
          "productCarousel",
          "productCarouselRecommendationV2",
          "productCarouselRecommendationV3",
          "productCarouselWishlist",
          "productDetailCarousel"
        ],
        "blocks": []
      }
    ]
  },
  {
    "name": "similarProductsRows",
    "type": "array",
    "fields": [
      {
        "name": "perRowMobile",
        "type": "number",
        "min": 1,
        "max": 6
      },
      {
        "name": "perRow",
        "type": "number",
        "min": 1,
        "max": 6
      },
      {
        "name": "hideOnISO",
        "type": "checkbox"
      },
      {
        "name": "blocks",
        "type": "blocks",
        "blockReferences": [
          "banner",
          "promotionSpot",
          "slimBannerSimple",
          "slimBannerContainer",
          "slimBannerAdvanced",
          "text",
          "seo",
          "usp",
          "multiLink",
          "accordionText",
          "trender",
          "trustWidget",
          "video",
          "customerClubSignup",
          "imageCarousel",
          "productCarousel",
          "productCarouselRecommendationV2",
          "productCarouselRecommendationV3",
          "productCarouselWishlist",
          "productDetailCarousel"
        ],
        "blocks": []
      }
    ]
  },
  {
    "name": "productSetRows",
    "type": "array",
    "fields": [
      {
        "name": "perRowMobile",
        "type": "number",
        "min": 1,
        "max": 6
      },
      {
        "name": "perRow",
        "type": "number",
        "min": 1,
        "max": 6
      },
      {
        "name": "hideOnISO",
        "type": "checkbox"
      },
      {
        "name": "blocks",
        "type": "blocks",
        "blockReferences": [
          "banner",
          "promotionSpot",
          "slimBannerSimple",
          "slimBannerContainer",
          "slimBannerAdvanced",
          "text",
          "seo",
          "usp",
          "multiLink",
          "accordionText",
          "trender",
          "trustWidget",
          "video",
          "customerClubSignup",
          "imageCarousel",
          "productCarousel",
          "productCarouselRecommendationV2",
          "productCarouselRecommendationV3",
          "productCarouselWishlist",
          "productDetailCarousel"
        ],
        "blocks": []
      }
    ]
  },
  {
    "name": "emptyWishlistTopRows",
    "type": "array",
    "fields": [
      {
        "name": "perRowMobile",
        "type": "number",
        "min": 1,
        "max": 6
      },
      {
        "name": "perRow",
        "type": "number",
        "min": 1,
        "max": 6
      },
      {
        "name": "hideOnISO",
        "type": "checkbox"
      },
      {
        "name": "blocks",
        "type": "blocks",
        "blockReferences": [
          "banner",
          "promotionSpot",
          "slimBannerSimple",
          "slimBannerContainer",
          "slimBannerAdvanced",
          "text",
          "seo",
          "usp",
          "multiLink",
          "accordionText",
          "trender",
          "trustWidget",
          "video",
          "customerClubSignup",
          "imageCarousel",
          "productCarousel",
          "productCarouselRecommendationV2",
          "productCarouselRecommendationV3",
          "productCarouselWishlist",
          "productDetailCarousel"
        ],
        "blocks": []
      }
    ]
  },
  {
    "name": "emptyWishlistBottomRows",
    "type": "array",
    "fields": [
      {
        "name": "perRowMobile",
        "type": "number",
        "min": 1,
        "max": 6
      },
      {
        "name": "perRow",
        "type": "number",
        "min": 1,
        "max": 6
      },
      {
        "name": "hideOnISO",
        "type": "checkbox"
      },
      {
        "name": "blocks",
        "type": "blocks",
        "blockReferences": [
          "banner",
          "promotionSpot",
          "slimBannerSimple",
          "slimBannerContainer",
          "slimBannerAdvanced",
          "text",
          "seo",
          "usp",
          "multiLink",
          "accordionText",
          "trender",
          "trustWidget",
          "video",
          "customerClubSignup",
          "imageCarousel",
          "productCarousel",
          "productCarouselRecommendationV2",
          "productCarouselRecommendationV3",
          "productCarouselWishlist",
          "productDetailCarousel"
        ],
        "blocks": []
      }
    ]
  },
  {
    "name": "emptySearchTopRows",
    "type": "array",
    "fields": [
      {
        "name": "perRowMobile",
        "type": "number",
        "min": 1,
        "max": 6
      },
      {
        "name": "perRow",
        "type": "number",
        "min": 1,
        "max": 6
      },
      {
        "name": "hideOnISO",
        "type": "checkbox"
      },
      {
        "name": "blocks",
        "type": "blocks",
        "blockReferences": [
          "banner",
          "promotionSpot",
          "slimBannerSimple",
          "slimBannerContainer",
          "slimBannerAdvanced",
          "text",
          "seo",
          "usp",
          "multiLink",
          "accordionText",
          "trender",
          "trustWidget",
          "video",
          "customerClubSignup",
          "imageCarousel",
          "productCarousel",
          "productCarouselRecommendationV2",
          "productCarouselRecommendationV3",
          "productCarouselWishlist",
          "productDetailCarousel"
        ],
        "blocks": []
      }
    ]
  },
  {
    "name": "emptySearchBottomRows",
    "type": "array",
    "fields": [
      {
        "name": "perRowMobile",
        "type": "number",
        "min": 1,
        "max": 6
      },
      {
        "name": "perRow",
        "type": "number",
        "min": 1,
        "max": 6
      },
      {
        "name": "hideOnISO",
        "type": "checkbox"
      },
      {
        "name": "blocks",
        "type": "blocks",
        "blockReferences": [
          "banner",
          "promotionSpot",
          "slimBannerSimple",
          "slimBannerContainer",
          "slimBannerAdvanced",
          "text",
          "seo",
          "usp",
          "multiLink",
          "accordionText",
          "trender",
          "trustWidget",
          "video",
          "customerClubSignup",
          "imageCarousel",
          "productCarousel",
          "productCarouselRecommendationV2",
          "productCarouselRecommendationV3",
          "productCarouselWishlist",
          "productDetailCarousel"
        ],
        "blocks": []
      }
    ]
  },
  {
    "name": "fixedWidgets",
    "type": "array",
    "fields": [
      {
        "name": "perRowMobile",
        "type": "number",
        "min": 1,
        "max": 6
      },
      {
        "name": "perRow",
        "type": "number",
        "min": 1,
        "max": 6
      },
      {
        "name": "hideOnISO",
        "type": "checkbox"
      },
      {
        "name": "blocks",
        "type": "blocks",
        "blockReferences": [
          "banner",
          "promotionSpot",
          "slimBannerSimple",
          "slimBannerContainer",
          "slimBannerAdvanced",
          "text",
          "seo",
          "usp",
          "multiLink",
          "accordionText",
          "trender",
          "trustWidget",
          "video",
          "customerClubSignup",
          "imageCarousel",
          "productCarousel",
          "productCarouselRecommendationV2",
          "productCarouselRecommendationV3",
          "productCarouselWishlist",
          "productDetailCarousel"
        ],
        "blocks": []
      }
    ]
  },
  {
    "name": "promotionalSpots",
    "type": "array",
    "fields": [
      {
        "name": "perRowMobile",
        "type": "number",
        "min": 1,
        "max": 6
      },
      {
        "name": "perRow",
        "type": "number",
        "min": 1,
        "max": 6
      },
      {
        "name": "hideOnISO",
        "type": "checkbox"
      },
      {
        "name": "blocks",
        "type": "blocks",
        "blockReferences": [
          "banner",
          "promotionSpot",
          "slimBannerSimple",
          "slimBannerContainer",
          "slimBannerAdvanced",
          "text",
          "seo",
          "usp",
          "multiLink",
          "accordionText",
          "trender",
          "trustWidget",
          "video",
          "customerClubSignup",
          "imageCarousel",
          "productCarousel",
          "productCarouselRecommendationV2",
          "productCarouselRecommendationV3",
          "productCarouselWishlist",
          "productDetailCarousel"
        ],
        "blocks": []
      }
    ]
  }
]

export const menus: Field[] = [
  {
    "name": "key",
    "type": "text",
    "required": true,
    "unique": true,
    "admin": {
      "description": "Names the same document in every language. Do not change it."
    }
  },
  {
    "name": "main",
    "type": "blocks",
    "blockReferences": [
      "mainMenuPart"
    ],
    "blocks": []
  },
  {
    "name": "service",
    "type": "blocks",
    "blockReferences": [
      "serviceMenuPart"
    ],
    "blocks": []
  },
  {
    "name": "footer",
    "type": "blocks",
    "blockReferences": [
      "footerMenuPart"
    ],
    "blocks": []
  },
  {
    "name": "footerSecondary",
    "type": "blocks",
    "blockReferences": [
      "footerSecondaryMenuPart"
    ],
    "blocks": []
  },
  {
    "name": "social",
    "type": "array",
    "fields": [
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
            ],
            "enumName": "menus_social_link_type"
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
    "name": "paymentLogos",
    "type": "text",
    "hasMany": true
  },
  {
    "name": "shippingLogos",
    "type": "text",
    "hasMany": true
  },
  {
    "name": "accountMenu",
    "type": "array",
    "fields": [
      {
        "name": "title",
        "type": "text",
        "localized": true
      },
      {
        "name": "icon",
        "type": "upload",
        "relationTo": "media"
      },
      {
        "name": "pageAlias",
        "type": "text"
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
            ],
            "enumName": "menus_accMenu_link_type"
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
    "name": "freeFreight",
    "type": "group",
    "fields": [
      {
        "name": "freightVersion",
        "type": "select",
        "options": [
          "progressBar",
          "message"
        ],
        "enumName": "menus_freight_freightVersion"
      },
      {
        "name": "colours",
        "type": "group",
        "fields": [
          {
            "name": "bar",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "text",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          },
          {
            "name": "background",
            "type": "text",
            "maxLength": 7,
            "admin": {
              "description": "#rgb or #rrggbb"
            }
          }
        ]
      }
    ]
  },
  {
    "name": "apps",
    "type": "array",
    "fields": [
      {
        "name": "platform",
        "type": "select",
        "options": [
          "ios",
          "android"
        ],
        "enumName": "menus_apps_platform"
      },
      {
        "name": "title",
        "type": "text",
        "localized": true
      },
      {
        "name": "subTitle",
        "type": "text",
        "localized": true
      },
      {
        "name": "appId",
        "type": "text"
      },
      {
        "name": "icon",
        "type": "upload",
        "relationTo": "media"
      }
    ]
  },
  {
    "name": "simpleBrand",
    "type": "array",
    "fields": [
      {
        "name": "subBrand",
        "type": "text"
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
            ],
            "enumName": "menus_simrand_link_type"
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
    "name": "burger",
    "type": "blocks",
    "blockReferences": [
      "burgerMenuPart"
    ],
    "blocks": []
  },
  {
    "name": "sidebar",
    "type": "blocks",
    "blockReferences": [
      "sidebarMenuPart"
    ],
    "blocks": []
  },
  {
    "name": "flyoutImages",
    "type": "array",
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
            ],
            "enumName": "menus_flyages_link_type"
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
    "name": "menuPosition",
    "type": "group",
    "fields": [
      {
        "name": "mobile",
        "type": "select",
        "options": [
          "left",
          "center",
          "right"
        ],
        "enumName": "menus_mention_mobile"
      },
      {
        "name": "tablet",
        "type": "select",
        "options": [
          "left",
          "center",
          "right"
        ],
        "enumName": "menus_mention_tablet"
      },
      {
        "name": "desktop",
        "type": "select",
        "options": [
          "left",
          "center",
          "right"
        ],
        "enumName": "menus_mention_desktop"
      }
    ]
  },
  {
    "name": "slimBanner",
    "type": "group",
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
        ],
        "enumName": "menus_slinner_location"
      },
      {
        "name": "textAlign",
        "type": "select",
        "options": [
          "start",
          "center",
          "end"
        ],
        "enumName": "menus_slinner_textAlign"
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
                ],
                "enumName": "menus_slinner_texings_link_type"
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
  }
]

export const badges: Field[] = [
  {
    "name": "key",
    "type": "text",
    "required": true,
    "unique": true,
    "admin": {
      "description": "Names the same document in every language. Do not change it."
    }
  },
  {
    "name": "badgeId",
    "type": "text"
  },
  {
    "name": "badgeTitle",
    "type": "text",
    "localized": true
  },
  {
    "name": "productTile",
    "type": "group",
    "fields": [
      {
        "name": "shape",
        "type": "select",
        "options": [
          "chip",
          "curvyChip",
          "image"
        ],
        "enumName": "badges_proTile_shape"
      },
      {
        "name": "rotation",
        "type": "number"
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
        "name": "color",
        "type": "text",
        "maxLength": 7,
        "admin": {
          "description": "#rgb or #rrggbb"
        }
      },
      {
        "name": "borderColor",
        "type": "text",
        "maxLength": 7,
        "admin": {
          "description": "#rgb or #rrggbb"
        }
      },
      {
        "name": "opacity",
        "type": "number"
      },
      {
        "name": "position",
        "type": "select",
        "options": [
          "topLeft",
          "topRight",
          "bottomLeft",
          "bottomRight",
          "belowImage"
        ],
        "enumName": "badges_proTile_position"
      },
      {
        "name": "textAlign",
        "type": "select",
        "options": [
          "start",
          "center",
          "end"
        ],
        "enumName": "badges_proTile_textAlign"
      },
      {
        "name": "textSize",
        "type": "number"
      },
      {
        "name": "width",
        "type": "number"
      },
      {
        "name": "image",
        "type": "upload",
        "relationTo": "media"
      },
      {
        "name": "listing",
        "type": "checkbox"
      },
      {
        "name": "carousel",
        "type": "checkbox"
      },
      {
        "name": "wishlist",
        "type": "checkbox"
      },
      {
        "name": "searchSuggestion",
        "type": "checkbox"
      },
      {
        "name": "notifyMe",
        "type": "checkbox"
      }
    ]
  },
  {
    "name": "productDetail",
    "type": "group",
    "fields": [
      {
        "name": "shape",
        "type": "select",
        "options": [
          "chip",
          "curvyChip",
          "image"
        ],
        "enumName": "badges_protail_shape"
      },
      {
        "name": "rotation",
        "type": "number"
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
        "name": "color",
        "type": "text",
        "maxLength": 7,
        "admin": {
          "description": "#rgb or #rrggbb"
        }
      },
      {
        "name": "borderColor",
        "type": "text",
        "maxLength": 7,
        "admin": {
          "description": "#rgb or #rrggbb"
        }
      },
      {
        "name": "opacity",
        "type": "number"
      },
      {
        "name": "position",
        "type": "select",
        "options": [
          "topLeft",
          "topRight",
          "bottomLeft",
          "bottomRight",
          "belowImage"
        ],
        "enumName": "badges_protail_position"
      },
      {
        "name": "textAlign",
        "type": "select",
        "options": [
          "start",
          "center",
          "end"
        ],
        "enumName": "badges_protail_textAlign"
      },
      {
        "name": "textSize",
        "type": "number"
      },
      {
        "name": "width",
        "type": "number"
      },
      {
        "name": "image",
        "type": "upload",
        "relationTo": "media"
      },
      {
        "name": "detailPage",
        "type": "checkbox"
      },
      {
        "name": "productSetPage",
        "type": "checkbox"
      }
    ]
  },
  {
    "name": "lineItem",
    "type": "group",
    "fields": [
      {
        "name": "shape",
        "type": "select",
        "options": [
          "chip",
          "curvyChip",
          "image"
        ],
        "enumName": "badges_lineItem_shape"
      },
      {
        "name": "rotation",
        "type": "number"
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
        "name": "color",
        "type": "text",
        "maxLength": 7,
        "admin": {
          "description": "#rgb or #rrggbb"
        }
      },
      {
        "name": "borderColor",
        "type": "text",
        "maxLength": 7,
        "admin": {
          "description": "#rgb or #rrggbb"
        }
      },
      {
        "name": "opacity",
        "type": "number"
      },
      {
        "name": "position",
        "type": "select",
        "options": [
          "topLeft",
          "topRight",
          "bottomLeft",
          "bottomRight",
          "belowImage"
        ],
        "enumName": "badges_lineItem_position"
      },
      {
        "name": "textAlign",
        "type": "select",
        "options": [
          "start",
          "center",
          "end"
        ],
        "enumName": "badges_lineItem_textAlign"
      },
      {
        "name": "textSize",
        "type": "number"
      },
      {
        "name": "width",
        "type": "number"
      },
      {
        "name": "image",
        "type": "upload",
        "relationTo": "media"
      },
      {
        "name": "basket",
        "type": "checkbox"
      },
      {
        "name": "miniBasket",
        "type": "checkbox"
      },
      {
        "name": "checkout",
        "type": "checkbox"
      }
    ]
  }
]
